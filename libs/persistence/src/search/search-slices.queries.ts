/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import { type TimeSlice, timeSlices } from '../ingest/article/time-slices.js';
import type { SearchRequest, StemmedQuery } from './search-conditions.queries.js';

/** Periods in a slice of a search for phrases, for which all articles with its words are read. */
const PHRASE_PERIODS = 1;

/** The slices between the oldest and the newest article that the days of the search allow, newest first (index `article_search_newest`). */
export async function slicesOf(db: RawSql, { queries, from, before }: SearchRequest): Promise<TimeSlice[]> {
  const [row] = await db.rows<{ oldest: Date | null; newest: Date | null }>(
    `select greatest(min(published_at), $1::timestamptz) as oldest, least(max(published_at), $2::timestamptz) as newest
       from article_search`,
    [from ?? null, before ?? null],
    'search_slices',
  );
  if (!row?.oldest || !row.newest) return [];
  return timeSlices(row.oldest, row.newest, queries.some(hasPhrase) ? PHRASE_PERIODS : undefined);
}

/** Whether words must follow each other, which the index does not know. */
function hasPhrase({ query }: StemmedQuery): boolean {
  return query !== null && /<(?:-|\d+)>/.test(query);
}
