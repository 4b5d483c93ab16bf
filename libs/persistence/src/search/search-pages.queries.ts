/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import {
  holdsWords,
  matchesOf,
  ofKind,
  ownQuery,
  Parameters,
  type SearchRequest,
  withinFilter,
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

/**
 * The number of matches, counted up to `most` + 1, and the ids of the page. Ids are null if there are more matches,
 * because the newest are then unknown. If a sample shows that the words are too common, nothing is counted (index
 * `article_search_words`).
 */
export async function countedPage(
  db: RawSql,
  search: SearchRequest,
  page: SearchPage,
  most: number,
): Promise<{ count: number; ids: number[] | null }> {
  const given = new Parameters();
  const matches = matchesOf(search, given);
  const counted = `${given.add(most)}::int`;
  const [row] = await db.rows<{ count: number; ids: number[] | null }>(
    `with article_count (value) as materialized (
       select greatest(reltuples, 1)::float8 from pg_class where oid = 'article_search'::regclass),
     sample as materialized (
       select count(*) as sampled, count(*) filter (where ${matches}) as matching
         from article_search
              tablesample system ((select least(100, 100 * ${SAMPLED} / value) from article_count)) repeatable (1)),
     common (sure) as materialized (
       select (matching - ${DEVIATIONS} * sqrt(matching)) * value > ${counted} * sampled from sample, article_count),
     m as materialized (
       select article_id, published_at, ctid as place from article_search where ${matches}
        limit case when (select sure from common) then 0 else ${counted} + 1 end),
     n as materialized (
       select case when (select sure from common) then ${counted} + 1 else count(*)::int end as count from m)
     select count, case when count <= ${counted} then ${pageOf('m', search, page, given)} end as ids from n`,
    given.values,
  );
  return row ?? { count: 0, ids: [] };
}

/**
 * The page of a search with more matches than are counted. Looks for the newest matches among the `walked` newest
 * articles (index `article_search_newest`). If there are too few, the word index finds all matches.
 */
export async function newestPage(
  db: RawSql,
  search: SearchRequest,
  page: SearchPage,
  walked: number,
): Promise<number[]> {
  const given = new Parameters();
  const needed = `${given.add(Math.max(page.ranked, page.offset + page.limit))}::int`;
  const [row] = await db.rows<{ ids: number[] }>(
    `with walk as materialized (
       select article_id, published_at, place
         from (select *, ctid as place from article_search where ${withinFilter(search, given)}
                ${NEWEST_FIRST} limit ${given.add(walked)}) newest
        where ${holdsWords(search.queries, given)} and ${ofKind(search, 'newest')} limit ${needed}),
     enough (found) as materialized (select count(*) = ${needed} from walk),
     m as materialized (
       select * from walk where (select found from enough)
       union all
       select article_id, published_at, ctid from article_search
        where not (select found from enough) and ${matchesOf(search, given)})
     select ${pageOf('m', search, page, given)} as ids`,
    given.values,
  );
  return row?.ids ?? [];
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
