/** Raw SQL: pages share the columns of all cards, and saving is one batch. The rest is typed. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from './cards.queries.js';

const LISTS = {
  saved: { table: 'saved_article', at: 'saved_at' },
  history: { table: 'read_article', at: 'read_at' },
} as const;

/** Saved articles, or the reading history. */
export type ReadingListKind = keyof typeof LISTS;

/** `listed_at` is news time. */
export type ReadingListRow = CardRow & { listed_at: Row<'saved_article'>['saved_at'] };

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
  const row = await db.kysely
    .selectFrom(LISTS[kind].table)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function removeFromList(
  db: Queryable,
  kind: ReadingListKind,
  userId: number,
  articleId: number,
): Promise<void> {
  await db.kysely
    .deleteFrom(LISTS[kind].table)
    .where('user_id', '=', userId)
    .where('article_id', '=', articleId)
    .execute();
}

export async function clearList(db: Queryable, kind: ReadingListKind, userId: number): Promise<void> {
  await db.kysely.deleteFrom(LISTS[kind].table).where('user_id', '=', userId).execute();
}

/** Whether the article exists and is placed, so that readers can see it. */
export async function isPlacedArticle(db: Queryable, articleId: number): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('article')
    .select('id')
    .where('id', '=', articleId)
    .where('topic_id', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Saves the existing ones of these articles, later ones as newer, until the reader has `most`. Articles already saved
 * keep their position. The caller holds the reader's row. `at` is news time.
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
  const rows = await db.kysely
    .selectFrom('saved_article')
    .select('article_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('article_id', 'desc')
    .execute();
  return rows.map((row) => row.article_id);
}

export async function isSaved(db: Queryable, userId: number, articleId: number): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('saved_article')
    .select('article_id')
    .where('user_id', '=', userId)
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that an article was opened and drops the oldest beyond `most`. The caller holds the reader's row. `at` is
 * news time.
 */
export async function noteOpening(
  tx: Queryable,
  { userId, articleId, at, most }: { userId: number; articleId: number; at: Date; most: number },
): Promise<void> {
  await tx.kysely
    .insertInto('read_article')
    .values({ user_id: userId, article_id: articleId, read_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'article_id']).doUpdateSet((eb) => ({
        read_at: eb.fn<Date>('greatest', ['read_article.read_at', 'excluded.read_at']),
      })),
    )
    .execute();
  await tx.kysely
    .deleteFrom('read_article')
    .where('user_id', '=', userId)
    .where('article_id', 'in', (eb) =>
      eb
        .selectFrom('read_article')
        .select('article_id')
        .where('user_id', '=', userId)
        .orderBy('read_at', 'desc')
        .orderBy('article_id', 'desc')
        .offset(most),
    )
    .execute();
}
