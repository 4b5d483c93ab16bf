import type { Queryable } from '../database/database.js';
import { idOf } from '../database/id-of.js';

/** An article as lists show it, with its source and category. */
export interface CardRow {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  image_url: string | null;
  url: string;
  author: string | null;
  published_at: Date;
  source_id: number;
  source_name: string;
  source_slug: string;
  /** 0–100 or null. */
  trust_score: number | null;
  category: string;
  tags: string[];
  topic_id: number;
  copy_count: number;
}

/** Of article `a` with `CARD_JOINS`. */
export const CARD_COLUMNS = `a.id, a.slug, a.title, a.excerpt, a.image_url, a.url, a.author, a.published_at, a.source_id,
  s.name as source_name, s.slug as source_slug, s.trust_score, c.name as category, a.tags, a.topic_id, a.copy_count`;
export const CARD_JOINS = 'join source s on s.id = a.source_id join category c on c.id = a.category_id';

/**
 * The feed: hottest first, one card per copy group. What is skipped is counted along the index `article_cards`, without a
 * look at the articles.
 */
export function hottestCards(db: Queryable, limit: number, offset: number): Promise<CardRow[]> {
  return db.rows(
    `select ${CARD_COLUMNS}
       from (select id from article where is_card order by hot_rank desc, id desc limit $1 offset $2) page
       join article a on a.id = page.id ${CARD_JOINS}
      order by a.hot_rank desc, a.id desc`,
    [limit, offset],
  );
}

/** The kept total of cards. */
export async function cardTotal(db: Queryable): Promise<number> {
  const [row] = await db.rows<{ value: number }>(`select value from counter where name = 'cards'`);
  return row?.value ?? 0;
}

/** The article that came into the feed last; 0 where there is none (the primary key, backwards). */
export async function newestCardId(db: Queryable): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    'select id from article where is_card order by id desc limit 1',
  );
  return row?.id ?? 0;
}

/** However old a mark is, so many of the latest articles are looked at. */
const WALKED = 20_000;

/** The feed's articles that came after the one of id `since`, latest first (the primary key, backwards). */
export async function newCardIds(
  db: Queryable,
  { since, publishedAfter, most }: { since: number; publishedAfter: Date; most: number },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from article
      where id > greatest($1::bigint, (select max(id) from article) - $4::int) and is_card and published_at > $2
      order by id desc limit $3`,
    [since, publishedAfter, most, WALKED],
  );
  return rows.map(({ id }) => id);
}

/** One card for each listed topic with most independent origins since `since` (index `topic_recent`). */
export function featuredCards(db: Queryable, since: Date, limit: number): Promise<CardRow[]> {
  return db.rows(
    `with busy as (
       select a.topic_id, count(distinct a.origin_key) as origins, max(t.hot_rank) as heat
         from topic t join article a on a.topic_id = t.id and a.published_at > $1
        where t.is_listed and t.last_reported_at > $1
        group by a.topic_id
        order by origins desc, heat desc, a.topic_id desc limit $2)
     select ${CARD_COLUMNS}
       from busy b
       cross join lateral (
         select * from article where topic_id = b.topic_id and is_card and published_at > $1
          order by hot_rank desc, id desc limit 1) a ${CARD_JOINS}
      order by b.origins desc, b.heat desc, b.topic_id desc`,
    [since, limit],
  );
}

/** What a reader does not want to see of a topic. */
export interface CardSieve {
  /** A regular expression of title and excerpt, without regard to case. */
  pattern: string | null;
  sourceIds: readonly number[];
}

const NOTHING: CardSieve = { pattern: null, sourceIds: [] };

/** Newest cards of a topic (index `article_of_topic`). */
export function topicCards(
  db: Queryable,
  topicId: number,
  limit: number,
  offset: number,
  { pattern, sourceIds }: CardSieve = NOTHING,
): Promise<CardRow[]> {
  return db.rows(
    `select ${CARD_COLUMNS} from article a ${CARD_JOINS}
      where a.topic_id = $1 and a.is_card
        and a.source_id <> all($4::int[]) and ($5::text is null or (a.title || ' ' || a.excerpt) !~* $5)
      order by a.published_at desc, a.id desc limit $2 offset $3`,
    [topicId, limit, offset, sourceIds, pattern],
  );
}

export interface ArticleRow extends CardRow {
  category_id: number;
  language: string;
  content: string | null;
}

/** One placed article by slug, or by id where `slug` is digits only. */
export async function articleBySlugOrId(db: Queryable, slug: string): Promise<ArticleRow | null> {
  const id = idOf(slug);
  const [row] = await db.rows<ArticleRow>(
    `select ${CARD_COLUMNS}, a.category_id, a.language, a.content from article a ${CARD_JOINS}
      where a.topic_id is not null and ${id === null ? 'a.slug = $1' : 'a.id = $1'}`,
    [id ?? slug],
  );
  return row ?? null;
}
