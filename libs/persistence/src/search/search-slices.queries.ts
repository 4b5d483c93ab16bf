/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import { type TimeSlice, timeSlices } from '../ingest/article/time-slices.js';
import type { SearchRequest, StemmedQuery } from './search-conditions.queries.js';

/** Periods in a slice of a search for which the index finds other articles, too: few matches may hide among very many articles. */
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
  return timeSlices(row.oldest, row.newest, isIndexed(search) ? undefined : SIEVED_PERIODS);
}

/** Whether the index finds the matches alone, apart from hours of the day. Otherwise, rows must be read to rule out others. */
export function isIndexed({ queries, kind }: SearchRequest): boolean {
  return (
    kind === undefined && new Set(queries.map(({ query }) => query)).size === 1 && !queries.some(hasPhrase)
  );
}

export const hasDays = ({ from, before }: SearchRequest): boolean =>
  from !== undefined || before !== undefined;

/** Whether words must follow each other, which the index does not know. */
function hasPhrase({ query }: StemmedQuery): boolean {
  return query !== null && /<(?:-|\d+)>/.test(query);
}
