/** Raw SQL: an insert that keeps a limit, and a bounded count. The rest is typed. */
import type { ArticleKind } from '#vocabulary';
import type { Queryable, RawSql } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { matchesOf, Parameters, type SearchRequest } from './search-conditions.queries.js';

export type FollowedSearchRow = Row<'followed_search'>;

/** A reader's followed searches, newest first (index `followed_search_once`). */
export function followedSearches(db: Queryable, userId: number, limit: number): Promise<FollowedSearchRow[]> {
  return db.kysely
    .selectFrom('followed_search')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface NewFollowedSearch {
  userId: number;
  q: string;
  sources: string;
  kind: ArticleKind | null;
  /** System time. */
  at: Date;
  /** News time. */
  seenAt: Date;
  /** The most searches that one reader follows. */
  most: number;
}

/**
 * Follows a search, unless the reader already does. Returns it, or null if the limit is reached. The caller holds the
 * reader's row.
 */
export async function followSearch(
  tx: Queryable,
  { userId, q, sources, kind, at, seenAt, most }: NewFollowedSearch,
): Promise<FollowedSearchRow | null> {
  const known = `select * from followed_search where user_id = $1 and q = $2 and sources = $3 and kind is not distinct from $4`;
  const [existing] = await tx.rows<FollowedSearchRow>(known, [userId, q, sources, kind]);
  if (existing) return existing;
  const [added] = await tx.rows<FollowedSearchRow>(
    `insert into followed_search (user_id, q, sources, kind, followed_at, seen_at)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from followed_search where user_id = $1) < $7
     returning *`,
    [userId, q, sources, kind, at, seenAt, most],
  );
  return added ?? null;
}

interface OwnSearch {
  id: number;
  userId: number;
}

/** Returns false if the reader does not follow it. */
export async function unfollowSearch(db: Queryable, { id, userId }: OwnSearch): Promise<boolean> {
  const deleted = await db.kysely
    .deleteFrom('followed_search')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0;
}

/** Notes that the reader has seen its results. `at` is news time. Returns false if the reader does not follow it. */
export async function seeSearch(db: Queryable, { id, userId }: OwnSearch, at: Date): Promise<boolean> {
  const changed = await db.kysely
    .updateTable('followed_search')
    .set({ seen_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0;
}

/**
 * The number of matches, counted up to `most` (index `article_search_words`, or `article_search_newest` if the words
 * are common).
 */
export async function countMatches(db: RawSql, search: SearchRequest, most: number): Promise<number> {
  const given = new Parameters();
  const [row] = await db.rows<{ count: number }>(
    `select count(*)::int as count
       from (select 1 from article_search where ${matchesOf(search, given)} limit ${given.add(most)}) m`,
    given.values,
  );
  return row?.count ?? 0;
}
