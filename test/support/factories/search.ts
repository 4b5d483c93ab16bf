import type { Queryable, Row } from '#persistence/database';
import { NEWS_DAY } from './news-day.js';
import { next, type Values } from './values.js';

/** A search that the reader follows and looked at on the first day of news. */
export function buildFollowedSearch(
  { kysely }: Queryable,
  userId: number,
  values: Values<'followed_search'> = {},
): Promise<Row<'followed_search'>> {
  return kysely
    .insertInto('followed_search')
    .values({ user_id: userId, q: `dam ${next()}`, followed_at: NEWS_DAY, seen_at: NEWS_DAY, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
