/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import { type TimeSlice, timeSlices } from '../ingest/article/time-slices.js';
import type { SearchRequest } from './search-conditions.queries.js';

/** Periods in a slice of a search that sieves what the index finds: few matches may hide among very many articles. */
const SIEVED_PERIODS = 1;

/** The slices between the oldest and the newest article that the days of the search allow, newest first (index `article_search_newest`). */
export async function slicesOf(db: RawSql, search: SearchRequest): Promise<TimeSlice[]> {
  const [row] = await db.rows<{ oldest: Date | null; newest: Date | null }>(
    `select greatest(min(published_at), $1::timestamptz) as oldest, least(max(published_at), $2::timestamptz) as newest
       from article_search`,
    [search.from ?? null, search.before ?? null],
    'search_slices',
  );
  if (!row?.oldest || !row.newest) return [];
  return timeSlices(
    row.oldest,
    row.newest,
    search.kind !== undefined || hasPhrase(search) ? SIEVED_PERIODS : undefined,
  );
}

export const hasDays = ({ from, before }: SearchRequest): boolean =>
  from !== undefined || before !== undefined;

/** Whether words must follow each other, which the index does not know. */
export function hasPhrase({ queries }: SearchRequest): boolean {
  return queries.some(({ query }) => query !== null && /<(?:-|\d+)>/.test(query));
}
