import type { Queryable } from '../database/database.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from './cards.queries.js';

const LISTS = {
  saved: { table: 'saved_article', at: 'saved_at' },
  history: { table: 'read_article', at: 'read_at' },
} as const;

/** Articles that a reader saved, and those they opened. */
export type ReadingListKind = keyof typeof LISTS;

export interface ReadingListRow extends CardRow {
  /** News time. */
  listed_at: Date;
}

/** Newest first (indexes `saved_article_newest`, `read_article_newest`). */
export function readingList(
  db: Queryable,
  kind: ReadingListKind,
  userId: number,
  page: { limit: number; offset: number },
): Promise<ReadingListRow[]> {
  const { table, at } = LISTS[kind];
  return db.rows(
    `select ${CARD_COLUMNS}, l.${at} as listed_at
       from (select article_id, ${at} from ${table} where user_id = $1
              order by ${at} desc, article_id desc limit $2 offset $3) l
       join article a on a.id = l.article_id ${CARD_JOINS}
      order by l.${at} desc, l.article_id desc`,
    [userId, page.limit, page.offset],
  );
}

export async function readingListLength(
  db: Queryable,
  kind: ReadingListKind,
  userId: number,
): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    `select count(*)::int as n from ${LISTS[kind].table} where user_id = $1`,
    [userId],
  );
  return row?.n ?? 0;
}

export async function removeFromList(
  db: Queryable,
  kind: ReadingListKind,
  userId: number,
  articleId: number,
): Promise<void> {
  await db.rows(`delete from ${LISTS[kind].table} where user_id = $1 and article_id = $2`, [
    userId,
    articleId,
  ]);
}

export async function clearList(db: Queryable, kind: ReadingListKind, userId: number): Promise<void> {
  await db.rows(`delete from ${LISTS[kind].table} where user_id = $1`, [userId]);
}

/** Whether there is such an article for readers: one that found its story. */
export async function isPlacedArticle(db: Queryable, articleId: number): Promise<boolean> {
  const rows = await db.rows('select 1 from article where id = $1 and topic_id is not null', [articleId]);
  return rows.length > 0;
}

/**
 * Saves those of the articles that exist, the later ones as the newer, until the reader has `most`; what is saved already
 * keeps its place. The reader's row is locked; `at` is news time.
 */
export async function saveArticles(
  tx: Queryable,
  { userId, articleIds, at, most }: { userId: number; articleIds: readonly number[]; at: Date; most: number },
): Promise<void> {
  await tx.rows(
    `insert into saved_article (user_id, article_id, saved_at)
     select $1::int, a.id, $3::timestamptz - (cardinality($2::int[]) - u.place) * interval '1 millisecond'
       from unnest($2::int[]) with ordinality u (id, place)
       join article a on a.id = u.id and a.topic_id is not null
      where not exists (select 1 from saved_article s where s.user_id = $1 and s.article_id = a.id)
      order by u.place desc
      limit greatest(0, $4::int - (select count(*) from saved_article where user_id = $1))
     on conflict do nothing`,
    [userId, articleIds, at, most],
  );
}

/** Ids of all saved articles, newest first. */
export async function savedIds(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db.rows<{ article_id: number }>(
    'select article_id from saved_article where user_id = $1 order by saved_at desc, article_id desc',
    [userId],
  );
  return rows.map((row) => row.article_id);
}

export async function isSaved(db: Queryable, userId: number, articleId: number): Promise<boolean> {
  const rows = await db.rows('select 1 from saved_article where user_id = $1 and article_id = $2', [
    userId,
    articleId,
  ]);
  return rows.length > 0;
}

/** Notes an opening; of more than `most` the oldest fall out. The reader's row is locked; `at` is news time. */
export async function noteOpening(
  tx: Queryable,
  { userId, articleId, at, most }: { userId: number; articleId: number; at: Date; most: number },
): Promise<void> {
  await tx.rows(
    `insert into read_article (user_id, article_id, read_at) values ($1, $2, $3)
     on conflict (user_id, article_id) do update set read_at = greatest(read_article.read_at, excluded.read_at)`,
    [userId, articleId, at],
  );
  await tx.rows(
    `delete from read_article where user_id = $1 and article_id in
       (select article_id from read_article where user_id = $1
         order by read_at desc, article_id desc offset $2)`,
    [userId, most],
  );
}
