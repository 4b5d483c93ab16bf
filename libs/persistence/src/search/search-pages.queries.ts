/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import {
  fits,
  fitsFilter,
  fitsWords,
  ownQuery,
  Parameters,
  type SearchAsked,
} from './search-conditions.queries.js';

/** A part of what is found. */
export interface SearchPage {
  limit: number;
  offset: number;
  /** Of the newest matches, so many stand in the order of their rank; null: the page lies behind them, by date. */
  ranked: number | null;
  /** By which freshness is counted. */
  now: Date;
}

/** So many of the newest matches are needed for the page. */
function newestNeeded({ ranked, offset, limit }: SearchPage): number {
  return ranked ?? offset + limit;
}

const NEWEST_FIRST = 'order by published_at desc, article_id desc';

/**
 * The page's ids out of its newest matches `from` (`article_id`, `published_at`, `fit`). The order of ranked ones: how well the
 * words fit, times freshness, which falls from 1 to 0.2, half of the way within a week; a copy of another article counts a
 * quarter. Only of the best so far it is asked whether they are copies: so many that copies push none out that belongs here,
 * unless more than three of four are copies.
 */
function pageOf(from: string, { limit, offset, ranked, now }: SearchPage, given: Parameters): string {
  const [most, skipped] = [given.add(limit), given.add(offset)];
  if (ranked === null)
    return `array(select article_id from ${from} ${NEWEST_FIRST} limit ${most} offset ${skipped})`;
  return `array(
    select article_id
      from (select article_id, published_at,
                   fit * (0.2 + 0.8 * exp(-greatest(extract(epoch from ${given.add(now)}::timestamptz - published_at)::float8, 0)
                                          / 864000)) as score
              from ${from} order by score desc, published_at desc, article_id desc
             limit ${given.add(4 * (offset + limit) + 50)}) best
     order by score * case when (select is_card from article a where a.id = article_id) then 1::float8 else 0.25 end desc,
              published_at desc, article_id desc limit ${most} offset ${skipped})`;
}

/** How well an article's words fit: PostgreSQL's `ts_rank`, by length. */
function fitOf({ queries }: SearchAsked, { ranked }: SearchPage, given: Parameters): string {
  return ranked === null ? 'null::float4' : `ts_rank(words, ${ownQuery(queries, given)}, 1)`;
}

/** The newest of `matches` (`article_id`, `published_at`, and `place`, where the row lies): their words are read there. */
function newestOf(matches: string, asked: SearchAsked, page: SearchPage, given: Parameters): string {
  const fit =
    page.ranked === null
      ? 'null::float4'
      : `(select ${fitOf(asked, page, given)} from article_search s where s.ctid = m.place)`;
  return `(select article_id, published_at, ${fit} as fit
             from (select * from ${matches} ${NEWEST_FIRST} limit ${given.add(newestNeeded(page))}) m) newest`;
}

/** How many articles match, counted up to `counted` + 1. */
export async function countMatches(tx: RawSql, asked: SearchAsked, counted: number): Promise<number> {
  const given = new Parameters();
  const [row] = await tx.rows<{ count: number }>(
    `select count(*)::int as count
       from (select from article_search where ${fits(asked, given)} limit ${given.add(counted)}::int + 1) m`,
    given.values,
  );
  return row?.count ?? 0;
}

/**
 * How many articles match, counted up to `counted` + 1, and the page; its ids are null where not all were counted, so that
 * nobody knows which are the newest.
 */
export async function countedPage(
  tx: RawSql,
  asked: SearchAsked,
  page: SearchPage & { counted: number },
): Promise<{ count: number; ids: number[] | null }> {
  const given = new Parameters();
  const counted = given.add(page.counted);
  const [row] = await tx.rows<{ count: number; ids: number[] | null }>(
    `with m as materialized (
       select article_id, published_at, ctid as place from article_search where ${fits(asked, given)} limit ${counted}::int + 1),
     n as materialized (select count(*)::int as count from m)
     select count, case when count <= ${counted}::int then ${pageOf(newestOf('m', asked, page, given), page, given)} end as ids
       from n`,
    given.values,
  );
  return row ?? { count: 0, ids: [] };
}

/**
 * The page out of the newest matches among the `walked` newest articles; null where these hold fewer than it needs
 * (index `article_search_newest`).
 */
export async function walkedPage(
  tx: RawSql,
  asked: SearchAsked,
  page: SearchPage & { walked: number },
): Promise<number[] | null> {
  const given = new Parameters();
  const needed = given.add(newestNeeded(page));
  const [row] = await tx.rows<{ ids: number[] | null }>(
    `with m as materialized (
       select article_id, published_at, ${fitOf(asked, page, given)} as fit
         from (select * from article_search where ${fitsFilter(asked.filter, given)}
                ${NEWEST_FIRST} limit ${given.add(page.walked)}) newest
        where ${fitsWords(asked.queries, given)} limit ${needed})
     select ${pageOf('m', page, given)} as ids from (select count(*) as found from m) n where found = ${needed}`,
    given.values,
  );
  return row?.ids ?? null;
}

/** The page out of all matches that the words' index finds. */
export async function searchedPage(tx: RawSql, asked: SearchAsked, page: SearchPage): Promise<number[]> {
  const given = new Parameters();
  const [row] = await tx.rows<{ ids: number[] }>(
    `with m as materialized (select article_id, published_at, ctid as place from article_search where ${fits(asked, given)})
     select ${pageOf(newestOf('m', asked, page, given), page, given)} as ids`,
    given.values,
  );
  return row?.ids ?? [];
}
