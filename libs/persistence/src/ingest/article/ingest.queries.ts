/** Raw SQL: batches of articles. */
import { globalKeyOf } from '#domain/ingest/article';
import type { PublishedFrom } from '#vocabulary';
import type { Queryable, RawSql } from '../../database/database.js';
import { writeSearchWords } from './search-words.queries.js';

/** The stored data of an article, or of a removed one's tombstone, that deduplication compares. */
export interface StoredArticle {
  /** 0 if it was removed. */
  id: number;
  source_id: number;
  feed_id: number | null;
  identity_key: string;
  url: string;
  title_key: string | null;
  content_hash: string;
  raw_hash: string;
  /** Removed: only the tombstone exists, and the article must not return. */
  is_gone: boolean;
}

/** The marks by which an article may be known. */
export interface ArticleMarks {
  sourceId: number;
  identityKey: string;
  /** The identity by URL alone. */
  addressKey: string | null;
  url: string;
  titleKey: string | null;
}

/**
 * Looks up the articles of any number of documents in one query. Finds what is stored or was removed under these
 * identities, what each feed has under these URLs (one row for each, of any source: the caller filters them), and
 * what the same source has under these titles. A row found by several marks may appear twice.
 */
export function storedArticles(db: RawSql, marks: readonly ArticleMarks[]): Promise<StoredArticle[]> {
  const titled = marks.filter((one) => one.titleKey !== null);
  const own = 'a.source_id, a.identity_key, a.url, a.title_key';
  const stored = matching('article', {
    columns: `a.id, a.feed_id, ${own}, a.content_hash, a.raw_hash, false as is_gone`,
    owner: 'source_id, feed_id',
  });
  const gone = matching('article_tombstone', {
    columns: `0 as id, null::int as feed_id, ${own}, '' as content_hash, '' as raw_hash, true as is_gone`,
    owner: 'source_id',
  });
  return db.rows<StoredArticle>(
    `${stored} union all ${gone}`,
    [
      [...new Set(marks.flatMap(keysOf))],
      [...new Set(marks.map((one) => one.url))],
      titled.map((one) => one.sourceId),
      titled.map((one) => one.titleKey),
    ],
    'stored_articles',
  );
}

/**
 * One search of an index for each mark. Unlike a join's, its plan stays good while the table grows, if it had some 300 rows when
 * planned. Indexes: the keys' own, `article_url`, `article_title_key`, `article_tombstone_url`, `article_tombstone_title_key`.
 */
function matching(table: string, { columns, owner }: { columns: string; owner: string }): string {
  return `
    select a.* from unnest($1::text[]) as m (identity_key)
      cross join lateral (select ${columns} from ${table} a where a.identity_key = m.identity_key limit 1) a
     union all
    select a.* from unnest($2::text[]) as m (url)
      cross join lateral (select distinct on (${owner}) ${columns} from ${table} a where a.url = m.url) a
     union all
    select a.* from unnest($3::int[], $4::text[]) as m (source_id, title_key)
      cross join lateral (select ${columns} from ${table} a
                           where a.source_id = m.source_id and a.title_key = m.title_key limit 1) a`;
}

/** The identities by which an article is known: its own, that of its URL, and the global forms of both. */
export function keysOf({ identityKey, addressKey }: ArticleMarks): string[] {
  const keys = [identityKey, addressKey ?? identityKey];
  return [...new Set([...keys, ...keys.map(globalKeyOf)])];
}

/** An article to insert: everything except what the story-keeper adds. */
export interface NewArticle {
  slug: string;
  identityKey: string;
  /** Set once, from the first title. */
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
  publishedFrom: PublishedFrom;
  contentHash: string;
  rawHash: string;
  /** Primary tag first. At least one. */
  tags: readonly string[];
  /** The categories stated in the item, without the separator \u001f. */
  itemCategories: readonly string[];
}

const FIELDS = `slug, identity_key, title_key, guid, url, title, excerpt, content, image_url, author, credit, published_at,
  published_from, language, content_hash, raw_hash, tags, item_categories`;

/**
 * A row set cannot contain arrays of arrays. Item categories, which may contain commas, are passed as text with this
 * separator.
 */
const SEPARATOR = '\u001f';
const ITEM_CATEGORIES = `string_to_array(nullif(g.item_categories, ''), E'\\x1f')`;

/** The parameters for `articleColumns`. `from` is the number of the first. */
function articleParameters(from: number): string {
  const type = (field: string) => (field.trim() === 'published_at' ? 'timestamptz[]' : 'text[]');
  return FIELDS.split(',')
    .map((field, index) => `$${from + index}::${type(field)}`)
    .join(', ');
}

/** An article with its feed (null for an archive) and when it was first seen (news time). */
export interface GivenArticle {
  sourceId: number;
  feedId: number | null;
  seenAt: Date;
  article: NewArticle;
}

/**
 * Inserts the given articles, except those of disabled sources, known ones and removed ones. If another worker
 * inserted one meanwhile with the same identity, that one stays. If another article of the source has the same title,
 * or any article the same slug, the statement fails: `insertInParts` then finds the articles at fault. They wait for
 * the story-keeper (`topic_id is null`). `where` can exclude some. `from` is the number of the first of `givenColumns`.
 * The order is fixed, so that two workers with the same articles cannot deadlock.
 */
export function insertGiven(from: number, where = 'true'): string {
  const given = `unnest($${from}::int[], $${from + 1}::int[], $${from + 2}::timestamptz[], ${articleParameters(from + 3)})`;
  return `insert into article (source_id, feed_id, first_seen_at, updated_at, ${FIELDS}, category_id)
     select g.source_id, g.feed_id, g.seen_at, g.seen_at, g.slug, g.identity_key, g.title_key, g.guid, g.url, g.title,
            g.excerpt, g.content, g.image_url, g.author, g.credit, g.published_at, g.published_from, g.language,
            g.content_hash, g.raw_hash, string_to_array(g.tags, ','), coalesce(${ITEM_CATEGORIES}, '{}'), c.id
       from ${given} as g (source_id, feed_id, seen_at, ${FIELDS})
       left join category c on c.slug = split_part(g.tags, ',', 1)
       join source s on s.id = g.source_id and s.disabled_reason is null
      where ${where} and not exists (select 1 from article_tombstone t where t.identity_key = g.identity_key)
      order by g.title_key, g.identity_key
     on conflict (identity_key) do nothing`;
}

/** The parameters of `insertGiven`. */
export function givenColumns(given: readonly GivenArticle[]): unknown[] {
  return [
    given.map((one) => one.sourceId),
    given.map((one) => one.feedId),
    given.map((one) => one.seenAt),
    ...articleColumns(given.map((one) => one.article)),
  ];
}

/** A changed article and the version it replaces. */
export interface ArticleChange {
  id: number;
  /** The hash of the text to replace. If it differs, another worker was first. */
  contentHashBefore: string;
  article: NewArticle;
}

/**
 * Updates articles whose title or text changed, and keeps the old version as a revision, in one statement. A second
 * statement updates their search words. Slug, title key, first publication and place in a story stay.
 * @returns the number of changed articles
 */
export async function reviseArticles(
  tx: Queryable,
  changes: readonly ArticleChange[],
  seenAt: Date,
): Promise<number> {
  const revised = await tx.rows<{ id: number }>(
    `with g as (
       select old.id, old.hash_before, given.*
         from unnest(${articleParameters(4)}) with ordinality as given (${FIELDS}, place)
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
            raw_hash = g.raw_hash, tags = case when 'tags' = any(a.editor_fields) then a.tags else string_to_array(g.tags, ',') end,
            item_categories = coalesce(${ITEM_CATEGORIES}, '{}'), category_id = case when 'tags' = any(a.editor_fields) then a.category_id else c.id end, updated_at = $3
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
  await writeSearchWords(
    tx,
    revised.map(({ id }) => id),
  );
  return revised.length;
}

function articleColumns(articles: readonly NewArticle[]): unknown[] {
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
    column((one) => one.itemCategories.join(SEPARATOR)),
  ];
}
