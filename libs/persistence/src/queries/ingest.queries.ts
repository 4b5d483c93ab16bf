import type { Queryable } from '../database.js';

/** What is stored of an article, or left of a removed one, as far as deduplication asks. */
export interface StoredArticle {
  /** 0 of a removed one. */
  id: number;
  source_id: number;
  feed_id: number | null;
  identity_key: string;
  url: string;
  title_key: string | null;
  content_hash: string;
  raw_hash: string;
  /** Removed: only its tombstone is there, and it must not come back. */
  is_gone: boolean;
}

/** The marks by which a document's articles may be known already. */
export interface ArticleMarks {
  identityKeys: readonly string[];
  sourceId: number;
  urls: readonly string[];
  titleKeys: readonly string[];
}

const STORED =
  'id, source_id, feed_id, identity_key, url, title_key, content_hash, raw_hash, false as is_gone';
const GONE = `0, source_id, null::int, identity_key, url, title_key, '', '', true`;

/**
 * One query per document: what is stored or was removed under these identities, or of this source under these addresses
 * or titles. Indexes: the keys' own, `article_url`, `article_title_key`, `article_tombstone_url`, `…_title_key`.
 */
export function storedArticles(db: Queryable, marks: ArticleMarks): Promise<StoredArticle[]> {
  const known = `identity_key = any($1::text[]) or (source_id = $2 and url = any($3::text[]))
                 or (source_id = $2 and title_key = any($4::text[]))`;
  return db.rows<StoredArticle>(
    `select ${STORED} from article where ${known}
      union all
     select ${GONE} from article_tombstone where ${known}`,
    [marks.identityKeys, marks.sourceId, marks.urls, marks.titleKeys],
  );
}

/** An article as it is written: everything but what the story-keeper adds. */
export interface NewArticle {
  slug: string;
  identityKey: string;
  /** Set once, by the title that it was first seen under. */
  titleKey: string | null;
  guid: string | null;
  url: string;
  title: string;
  excerpt: string;
  content: string | null;
  imageUrl: string | null;
  author: string | null;
  credit: string | null;
  language: string;
  publishedAt: Date;
  publishedFrom: 'feed' | 'first_seen' | 'future_clamped';
  contentHash: string;
  rawHash: string;
  /** Primary first; at least one. */
  tags: readonly string[];
}

const FIELDS = `slug, identity_key, title_key, guid, url, title, excerpt, content, image_url, author, credit, published_at,
  published_from, language, content_hash, raw_hash, tags`;

/** The columns of `articleColumns` as a row set; `from` is the number of its first parameter. */
export function givenArticles(from: number): string {
  const types = FIELDS.split(',').map((field) =>
    field.trim() === 'published_at' ? 'timestamptz[]' : 'text[]',
  );
  return `unnest(${types.map((type, index) => `$${from + index}::${type}`).join(', ')})`;
}

/**
 * Inserts the given articles that are not there yet, nor were removed; those that another worker inserted meanwhile,
 * under the same identity or of the same source under the same title, are left as they are. They wait for the
 * story-keeper (`topic_id is null`). `where` may hold it back. Always in the same order, so that two workers that insert
 * the same articles wait for each other, not crosswise.
 */
export function insertGiven(
  feed: { id: string; sourceId: string; seenAt: string },
  from: number,
  where = 'true',
): string {
  const { id, sourceId, seenAt } = feed;
  return `insert into article (source_id, feed_id, first_seen_at, updated_at, ${FIELDS}, category_id)
     select ${sourceId}::int, ${id}::int, ${seenAt}::timestamptz, ${seenAt}::timestamptz, g.slug, g.identity_key,
            g.title_key, g.guid, g.url, g.title, g.excerpt, g.content, g.image_url, g.author, g.credit, g.published_at,
            g.published_from, g.language, g.content_hash, g.raw_hash, string_to_array(g.tags, ','), c.id
       from ${givenArticles(from)} as g (${FIELDS}) join category c on c.slug = split_part(g.tags, ',', 1)
      where ${where} and not exists (select 1 from article_tombstone t where t.identity_key = g.identity_key)
      order by g.title_key, g.identity_key
     on conflict do nothing`;
}

/** A changed article and the version that it replaces. */
export interface ArticleChange {
  id: number;
  /** The stored text must still be this one: another worker may have been faster. */
  contentHashBefore: string;
  article: NewArticle;
}

/**
 * Rewrites articles whose title or text changed and keeps what they said before as a revision, in one statement.
 * Slug, title key, first publication and place in a story stay. Answers how many changed.
 */
export async function reviseArticles(
  tx: Queryable,
  changes: readonly ArticleChange[],
  seenAt: Date,
): Promise<number> {
  const revised = await tx.rows(
    `with g as (
       select old.id, old.hash_before, given.*
         from ${givenArticles(4)} with ordinality as given (${FIELDS}, place)
         join unnest($1::int[], $2::text[]) with ordinality as old (id, hash_before, place) using (place)
     ), before as (
       select a.id, a.title, a.excerpt, a.content_hash from article a join g on g.id = a.id and a.content_hash = g.hash_before
        for update of a
     ), kept as (
       insert into article_revision (article_id, title, excerpt, content_hash, replaced_at)
       select id, title, excerpt, content_hash, $3 from before
       on conflict (article_id, content_hash, replaced_at) do nothing
     )
     update article a set url = g.url, title = g.title, excerpt = g.excerpt, content = g.content,
            image_url = g.image_url, author = g.author, credit = g.credit, language = g.language, content_hash = g.content_hash,
            raw_hash = g.raw_hash, tags = string_to_array(g.tags, ','), category_id = c.id, updated_at = $3
       from g join before on before.id = g.id join category c on c.slug = split_part(g.tags, ',', 1)
      where a.id = g.id
     returning a.id`,
    [
      changes.map((change) => change.id),
      changes.map((change) => change.contentHashBefore),
      seenAt,
      ...articleColumns(changes.map((change) => change.article)),
    ],
  );
  return revised.length;
}

/** The item's bytes changed, but nothing that a reader sees: only its hash is remembered. */
export async function rememberRawHashes(
  tx: Queryable,
  touched: readonly { id: number; rawHash: string }[],
): Promise<void> {
  await tx.rows(
    `update article a set raw_hash = g.raw_hash from unnest($1::int[], $2::text[]) as g (id, raw_hash) where a.id = g.id`,
    [touched.map((one) => one.id), touched.map((one) => one.rawHash)],
  );
}

/** What `givenArticles` unpacks. */
export function articleColumns(articles: readonly NewArticle[]): unknown[] {
  const column = <T>(pick: (article: NewArticle) => T): T[] => articles.map(pick);
  return [
    column((one) => one.slug),
    column((one) => one.identityKey),
    column((one) => one.titleKey),
    column((one) => one.guid),
    column((one) => one.url),
    column((one) => one.title),
    column((one) => one.excerpt),
    column((one) => one.content),
    column((one) => one.imageUrl),
    column((one) => one.author),
    column((one) => one.credit),
    column((one) => one.publishedAt),
    column((one) => one.publishedFrom),
    column((one) => one.language),
    column((one) => one.contentHash),
    column((one) => one.rawHash),
    column((one) => one.tags.join(',')),
  ];
}
