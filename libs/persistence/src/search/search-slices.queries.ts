/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import { shortSlices, type TimeSlice, timeSlices } from '../ingest/article/time-slices.js';
import type { SearchRequest } from './search-conditions.queries.js';

/** Days in a slice of a search that sieves what the index finds: few matches may hide among very many articles. */
const SIEVED_DAYS = 8;

/** The slices between the oldest and the newest article that the days of the search allow, newest first (index `article_search_newest`). */
export async function slicesOf(db: RawSql, search: SearchRequest): Promise<TimeSlice[]> {
  const [row] = await db.rows<{ oldest: Date | null; newest: Date | null }>(
    `select greatest(min(published_at), $1::timestamptz) as oldest, least(max(published_at), $2::timestamptz) as newest
       from article_search`,
    [search.from ?? null, search.before ?? null],
    'search_slices',
  );
  if (!row?.oldest || !row.newest) return [];
  const { oldest, newest } = row;
  return hidesMatches(search) ? shortSlices(oldest, newest, SIEVED_DAYS) : timeSlices(oldest, newest);
}

/** Few matches may hide among very many articles that the index finds. */
function hidesMatches({ queries, kind }: SearchRequest): boolean {
  return kind !== undefined || queries.some(({ query }) => query !== withoutPhrases(query));
}

export const hasDays = ({ from, before }: SearchRequest): boolean =>
  from !== undefined || before !== undefined;

/** A query whose words may stand anywhere: the index does not know which words follow each other. */
export function withoutPhrases(query: string | null): string | null {
  return query?.replace(/<(?:-|\d+)>/g, '&') ?? null;
}
