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

/** A wider look at the newest articles never goes back further than this many. Passing them costs a twentieth of a second. */
const WIDEST = 1_000_000;
/** Margin for matches that are not spread evenly. */
const WIDER = 2;

/**
 * The page of a search with more matches than are counted. Looks for the newest matches among the `walked` newest articles (index
 * `article_search_newest`). If there are too few, their share tells since when there should be enough: both indexes find the matches since
 * then. If there are still too few, the word index finds all matches.
 */
export async function newestPage(
  db: RawSql,
  search: SearchRequest,
  page: SearchPage,
  walked: number,
): Promise<number[]> {
  const needed = Math.max(page.ranked, page.offset + page.limit);
  const { found, ids } = await walkedPage(db, search, page, { walked, needed });
  if (ids !== null) return ids;
  const wider = Math.ceil((WIDER * walked * needed) / Math.max(found, 1));
  const isOfUse = wider > walked && wider <= WIDEST;
  const since = isOfUse ? await sinceNewest(db, search, wider) : null;
  const late = since === null ? null : await pageOfAll(db, { ...search, from: since }, page);
  if (late !== null && late.found >= needed) return late.ids;
  return (await pageOfAll(db, search, page)).ids;
}

/** Ids are null if fewer than `needed` of the `walked` newest articles match. */
async function walkedPage(
  db: RawSql,
  search: SearchRequest,
  page: SearchPage,
  { walked, needed }: { walked: number; needed: number },
): Promise<{ found: number; ids: number[] | null }> {
  const given = new Parameters();
  const enough = `${given.add(needed)}::int`;
  const [row] = await db.rows<{ found: number; ids: number[] | null }>(
    `with m as materialized (
       select article_id, published_at, place
         from (select *, ctid as place from article_search where ${withinFilter(search, given)}
                ${NEWEST_FIRST} limit ${given.add(walked)}) newest
        where ${holdsWords(search.queries, given)} and ${ofKind(search, 'newest')} limit ${enough}),
     n as materialized (select count(*)::int as found from m)
     select found, case when found >= ${enough} then ${pageOf('m', search, page, given)} end as ids from n`,
    given.values,
  );
  return row ?? { found: 0, ids: null };
}

/**
 * When the `newest`th article was published. Null if there are fewer. A statement of its own, because the planner joins both indexes
 * only if it knows the date.
 */
async function sinceNewest(db: RawSql, search: SearchRequest, newest: number): Promise<Date | null> {
  const given = new Parameters();
  const [row] = await db.rows<{ published_at: Date }>(
    `select published_at from article_search where ${withinFilter(search, given)}
      ${NEWEST_FIRST} limit 1 offset ${given.add(newest - 1)}`,
    given.values,
  );
  return row?.published_at ?? null;
}

/** The number of matches, and the page. */
async function pageOfAll(
  db: RawSql,
  search: SearchRequest,
  page: SearchPage,
): Promise<{ found: number; ids: number[] }> {
  const given = new Parameters();
  const [row] = await db.rows<{ found: number; ids: number[] }>(
    `with m as materialized (
       select article_id, published_at, ctid as place from article_search where ${matchesOf(search, given)})
     select (select count(*)::int from m) as found, ${pageOf('m', search, page, given)} as ids`,
    given.values,
  );
  return row ?? { found: 0, ids: [] };
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
