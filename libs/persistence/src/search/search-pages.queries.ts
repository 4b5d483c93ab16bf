/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import { SEARCH_KEYS } from '../ingest/article/search-keys.js';
import {
  hasSources,
  holdsWords,
  ofKind,
  ownQuery,
  Parameters,
  type SearchRequest,
  withinDays,
} from './search-conditions.queries.js';
import { hasDays, slicesOf } from './search-slices.queries.js';

/** The newest `ranked` matches are ordered by score; older ones follow by date. With 0, all are ordered by date. */
export interface SearchPage {
  offset: number;
  limit: number;
  ranked: number;
  /** The time from which freshness is computed. */
  now: Date;
  /** The index finds hardly more articles than are to be counted (`areCandidatesFew`): they are read at once. */
  areFew?: boolean;
}

const NEWEST_FIRST = 'order by published_at desc, article_id desc';

/**
 * No slice of time but the newest is begun later than this (ms): half of the time that a search may take. The rest is for the slice that is
 * being read, and for ranking.
 */
const SLICES_BEGIN_MS = 1_000;

/** A page of matches, and how many there are. */
export interface FoundPage {
  /** At most one above the number that was to be counted. */
  count: number;
  ids: number[];
  /** The time was up before all slices were read: there may be more matches, all of them older. */
  isCut?: true;
}

/**
 * The page, and the number of matches, counted up to `most` + 1. Looks for the newest matches slice by slice and stops as soon as there
 * are enough of them. If matches are spread evenly, it reads at most about twice as many rows as it needs, no matter how many match (index
 * `article_search_words`, which holds words, time and source). Few are read at once: slices would spare nothing.
 */
export async function foundPage(
  db: RawSql,
  search: SearchRequest,
  page: SearchPage,
  most: number,
): Promise<FoundPage> {
  const slices = await slicesOf(db, search);
  const isWhole = page.areFew === true;
  const keys = (isWhole ? [slices.flatMap((slice) => slice.keys)] : slices.map((slice) => slice.keys)).map(
    (each) => `{${each.join()}}`,
  );
  const given = new Parameters();
  const needed = given.add(Math.max(most + 1, page.ranked, page.offset + page.limit));
  const deadline = `(statement_timestamp() + ${SLICES_BEGIN_MS} * interval '1 ms')`;
  // A lateral join is a nested loop, so `limit` keeps the newest slices. `offset 0`: the time is looked at before each slice.
  // `materialized`: otherwise PostgreSQL may walk all dates of the search for each slice, because they bound it and yield the order.
  const [row] = await db.rows<{ count: number; ids: number[]; is_cut: boolean }>(
    `with m as materialized (
       select article_id, published_at, place
         from (select keys::int[]
                 from unnest(${given.add(keys)}::text[]) with ordinality slice (keys, place)
                where place = 1 or clock_timestamp() < ${deadline} offset 0) slice
        cross join lateral (
          with f as materialized (
            select article_id, published_at, ctid as place from article_search
             where ${holdsWords(search.queries, given)} and ${isWhole && !hasDays(search) ? 'true' : `${SEARCH_KEYS} && slice.keys`} and ${hasSources(search, given)})
          select * from f where ${withinDays(search, given)} and ${ofKind(search, 'f')} ${NEWEST_FIRST}) newest
        limit ${needed}),
     counted as materialized (select count(*) as count, ${!isWhole} and count(*) < ${needed} and clock_timestamp() >= ${deadline} as is_cut from m)
     select least(count, ${given.add(most)}::int + 1)::int as count, is_cut, ${pageOf('m', search, page, given)} as ids from counted`,
    given.values,
  );
  const { count, ids, is_cut } = row ?? { count: 0, ids: [], is_cut: false };
  return is_cut ? { count, ids, isCut: true } : { count, ids };
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
