/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import {
  holdsWords,
  matchesOf,
  ownQuery,
  Parameters,
  type SearchAsked,
  withinFilter,
} from './search-conditions.queries.js';

/** The newest `ranked` matches are ordered by score; older ones follow by date. */
export interface SearchPage {
  offset: number;
  limit: number;
  ranked: number;
  /** Freshness counts from here. */
  now: Date;
}

const NEWEST_FIRST = 'order by published_at desc, article_id desc';

/** About so many articles are sampled, from all over the table, always the same. */
const SAMPLED = 2_000;
/** Four standard deviations of a Poisson count: less is chance. */
const DEVIATIONS = 4;

/**
 * How many articles match, counted up to `most` + 1, and the page's ids; null if more match than are counted, for then the
 * newest are not known yet. Words that a sample proves to be too common are not counted at all (index `article_search_words`).
 */
export async function countedPage(
  db: RawSql,
  asked: SearchAsked,
  page: SearchPage,
  most: number,
): Promise<{ count: number; ids: number[] | null }> {
  const given = new Parameters();
  const matches = matchesOf(asked, given);
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
     select count, case when count <= ${counted} then ${pageOf('m', asked, page, given)} end as ids from n`,
    given.values,
  );
  return row ?? { count: 0, ids: [] };
}

/**
 * The page of a search that finds more than are counted. The newest matches are looked for among the `walked` newest articles
 * (index `article_search_newest`); if these hold too few, the index of words finds all matches.
 */
export async function newestPage(
  db: RawSql,
  asked: SearchAsked,
  page: SearchPage,
  walked: number,
): Promise<number[]> {
  const given = new Parameters();
  const needed = `${given.add(Math.max(page.ranked, page.offset + page.limit))}::int`;
  const [row] = await db.rows<{ ids: number[] }>(
    `with walk as materialized (
       select article_id, published_at, place
         from (select *, ctid as place from article_search where ${withinFilter(asked, given)}
                ${NEWEST_FIRST} limit ${given.add(walked)}) newest
        where ${holdsWords(asked.queries, given)} limit ${needed}),
     enough (found) as materialized (select count(*) = ${needed} from walk),
     m as materialized (
       select * from walk where (select found from enough)
       union all
       select article_id, published_at, ctid from article_search
        where not (select found from enough) and ${matchesOf(asked, given)})
     select ${pageOf('m', asked, page, given)} as ids`,
    given.values,
  );
  return row?.ids ?? [];
}

/** The page's ids out of `matches` (`article_id`, `published_at`, and `place`, where the row lies). */
function pageOf(matches: string, asked: SearchAsked, page: SearchPage, given: Parameters): string {
  const { offset, limit, ranked } = page;
  const end = offset + limit;
  const parts: string[] = [];
  if (offset < ranked)
    parts.push(rankedPart(matches, asked, { ...page, limit: Math.min(end, ranked) - offset }, given));
  if (end > ranked) {
    const start = Math.max(offset, ranked);
    parts.push(
      `array(select article_id from ${matches} ${NEWEST_FIRST} limit ${given.add(end - start)} offset ${given.add(start)})`,
    );
  }
  return parts.join(' || ');
}

/**
 * Score: how well the words fit (PostgreSQL's `ts_rank`, by length), times freshness, which falls from 1 to 0.2, half of the way
 * within a week; a copy of another article counts a quarter. Only the best are checked for being copies: so many that copies push
 * nothing off the page, unless more than three of four are copies.
 */
function rankedPart(matches: string, { queries }: SearchAsked, page: SearchPage, given: Parameters): string {
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
