/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import { TIME_KEYS, type TimeSlice, timeSlices } from '../ingest/article/time-slices.js';
import {
  holdsWords,
  matchesOf,
  ofKind,
  ofSources,
  ownQuery,
  Parameters,
  type SearchRequest,
  withinDays,
} from './search-conditions.queries.js';

/** The newest `ranked` matches are ordered by score; older ones follow by date. With 0, all are ordered by date. */
export interface SearchPage {
  offset: number;
  limit: number;
  ranked: number;
  /** The time from which freshness is computed. */
  now: Date;
}

const NEWEST_FIRST = 'order by published_at desc, article_id desc';

/** Approximate sample size. The sample covers the whole table and is always the same. */
const SAMPLED = 2_000;
/** Four standard deviations of a Poisson count. Smaller differences may be chance. */
const DEVIATIONS = 4;

/** Whether a sample of the articles proves that more than `most` match, so that they need not be counted. */
export async function areSurelyMore(db: RawSql, search: SearchRequest, most: number): Promise<boolean> {
  const given = new Parameters();
  const [row] = await db.rows<{ are_more: boolean }>(
    `with article_count (value) as materialized (
       select greatest(reltuples, 1)::float8 from pg_class where oid = 'article_search'::regclass),
     sample as materialized (
       select count(*) as sampled, count(*) filter (where ${matchesOf(search, given)}) as matching
         from article_search
              tablesample system ((select least(100, 100 * ${SAMPLED} / value) from article_count)) repeatable (1))
     select (matching - ${DEVIATIONS} * sqrt(matching)) * value > ${given.add(most)}::int * sampled as are_more
       from sample, article_count`,
    given.values,
  );
  return row?.are_more ?? false;
}

/** A page of matches, and how many there are. */
export interface FoundPage {
  /** At most one above the number that was to be counted. */
  count: number;
  ids: number[];
}

/**
 * The page, and the number of matches, counted up to `most` + 1. Looks for the newest matches slice by slice and stops as soon as there
 * are enough of them. If matches are spread evenly, it reads at most about twice as many rows as it needs, no matter how many match (index
 * `article_search_words`, which holds words and time; for sources also `article_search_of_source`).
 */
export async function foundPage(
  db: RawSql,
  search: SearchRequest,
  page: SearchPage,
  most: number,
): Promise<FoundPage> {
  const slices = await slicesOf(db, search);
  const given = new Parameters();
  const needed = Math.max(most + 1, page.ranked, page.offset + page.limit);
  // A lateral join is a nested loop, so `limit` keeps the newest slices.
  // `materialized`: otherwise PostgreSQL may walk all dates of the search for each slice, because they bound it and yield the order.
  const [row] = await db.rows<FoundPage>(
    `with m as materialized (
       select article_id, published_at, place
         from unnest(${given.add(slices.map(({ keys }) => `{${keys.join()}}`))}::text[],
                     ${given.add(slices.map(({ from }) => from))}::timestamptz[],
                     ${given.add(slices.map(({ before }) => before))}::timestamptz[]) slice (keys, since, until)
        cross join lateral (
          with f as materialized (
            select article_id, published_at, ctid as place from article_search
             where ${holdsWords(search.queries, given)} and ${withinSlice(search, given)})
          select * from f where ${withinDays(search, given)} and ${ofKind(search, 'f')} ${NEWEST_FIRST}) newest
        limit ${given.add(needed)})
     select least((select count(*) from m), ${given.add(most)}::int + 1)::int as count, ${pageOf('m', search, page, given)} as ids`,
    given.values,
  );
  return row ?? { count: 0, ids: [] };
}

/** The slices between the oldest and the newest article that the days of the search allow, newest first (index `article_search_newest`). */
async function slicesOf(db: RawSql, { from, before }: SearchRequest): Promise<TimeSlice[]> {
  const [row] = await db.rows<{ oldest: Date | null; newest: Date | null }>(
    `select greatest(min(published_at), $1::timestamptz) as oldest, least(max(published_at), $2::timestamptz) as newest
       from article_search`,
    [from ?? null, before ?? null],
    'search_slices',
  );
  return row?.oldest && row.newest ? timeSlices(row.oldest, row.newest) : [];
}

/** An article of these sources may be found faster by source and date than by words. */
function withinSlice({ sourceIds }: SearchRequest, given: Parameters): string {
  const byTime = `${TIME_KEYS} && slice.keys::int[]`;
  if (sourceIds === undefined) return byTime;
  return `${byTime} and ${ofSources(sourceIds, given)} and published_at >= slice.since and published_at < slice.until`;
}

/** The page's ids from `matches` (`article_id`, `published_at`, and `place`, the row's physical position). */
function pageOf(matches: string, search: SearchRequest, page: SearchPage, given: Parameters): string {
  const { offset, limit, ranked } = page;
  const end = offset + limit;
  const parts: string[] = [];
  if (offset < ranked)
    parts.push(rankedPart(matches, search, { ...page, limit: Math.min(end, ranked) - offset }, given));
  if (end > ranked) {
    const start = Math.max(offset, ranked);
    parts.push(
      `array(select article_id from ${matches} ${NEWEST_FIRST} limit ${given.add(end - start)} offset ${given.add(start)})`,
    );
  }
  return parts.join(' || ');
}

/**
 * Score: relevance of the words (PostgreSQL's `ts_rank`, normalised by length) times freshness. Freshness falls from
 * 1 to 0.2, half of it within a week. Copies count a quarter. Only the best matches are checked for being copies.
 * There are enough of them to fill the page, unless more than three of four are copies.
 */
function rankedPart(
  matches: string,
  { queries }: SearchRequest,
  page: SearchPage,
  given: Parameters,
): string {
  const { offset, limit, ranked, now } = page;
  return `array(
    select article_id
      from (select article_id, published_at,
                   (select ts_rank(words, ${ownQuery(queries, given)}, 1) from article_search s where s.ctid = newest.place)
                   * (0.2 + 0.8 * exp(-greatest(extract(epoch from ${given.add(now)}::timestamptz - published_at)::float8, 0)
                                      / 864000)) as score
              from (select * from ${matches} ${NEWEST_FIRST} limit ${given.add(ranked)}) newest
             order by score desc, published_at desc, article_id desc limit ${given.add(4 * (offset + limit) + 50)}) best
     order by score * case when (select is_card from article a where a.id = article_id) then 1::float8 else 0.25 end desc,
              published_at desc, article_id desc
     limit ${given.add(limit)} offset ${given.add(offset)})`;
}
