/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import { SAMPLE_KEY, SAMPLED_OF, SEARCH_KEYS } from '../ingest/article/search-keys.js';
import {
  anyQuery,
  hasSources,
  holdsWords,
  matchesOf,
  ofKind,
  Parameters,
  type SearchRequest,
  withinDays,
} from './search-conditions.queries.js';
import { hasDays, slicesOf, withoutPhrases } from './search-slices.queries.js';

/** Approximate size of the sample of pages. It covers the whole table and is always the same. */
const SAMPLED = 2_000;
/** Four standard deviations of a Poisson count. Smaller differences may be chance. */
const DEVIATIONS = 4;
/** The greatest mean of which a count of `matching` is within the deviations: the solution of mean - DEVIATIONS * sqrt(mean) = matching. */
const MOST_EXPECTED = `matching + ${DEVIATIONS ** 2 / 2} + ${DEVIATIONS} * sqrt(matching + ${DEVIATIONS ** 2 / 4})`;

/** Whether samples of the articles prove that more than `most` match, so that they need not be counted. */
export async function areSurelyMore(db: RawSql, search: SearchRequest, most: number): Promise<boolean> {
  return (await provenMatches(db, search, [most])) === most;
}

/**
 * The greatest of `bounds` (ascending) of which samples of the articles prove that more match, or 0. A sample of pages recognises
 * words that exceed the greatest at once, and words that surely do not exceed the least. For others, the index finds the matches among
 * every 61st article (index `article_search_words`).
 */
export async function provenMatches(
  db: RawSql,
  search: SearchRequest,
  bounds: readonly number[],
): Promise<number> {
  const given = new Parameters();
  const greatest = Math.max(...bounds);
  const [most, least] = [`${given.add(greatest)}::int`, `${given.add(Math.min(...bounds))}::int`];
  const proof = given.add(matchesThatProve(greatest));
  const isWithin = `${await withinKeys(db, search, given)} and ${hasSources(search, given)}`;
  const [row] = await db.rows<{ matching: number }>(
    `with article_count (value) as materialized (
       select greatest(reltuples, 1)::float8 from pg_class where oid = 'article_search'::regclass),
     sample as materialized (
       select count(*) as sampled, count(*) filter (where ${matchesOf(search, given)}) as matching
         from article_search
              tablesample system ((select least(100, 100 * ${SAMPLED} / value) from article_count)) repeatable (1))
     select case when (matching - ${DEVIATIONS} * sqrt(matching)) * value > ${most} * sampled then ${proof}::int
                 when (${MOST_EXPECTED}) * value < ${least} * sampled then 0
                 else (select count(*)::int
                         from (select from article_search
                                where ${holdsWords(search.queries, given)} and ${SEARCH_KEYS} @> array[${SAMPLE_KEY}] and ${isWithin}
                                  and ${withinDays(search, given)} and ${ofKind(search, 'article_search')}
                                limit ${proof}) found) end as matching
       from sample, article_count`,
    given.values,
  );
  const matching = row?.matching ?? 0;
  return bounds.findLast((bound) => matching >= matchesThatProve(bound)) ?? 0;
}

/** Whether the index finds more articles than match: it does for kinds, phrases, and words that stemmers reduce differently. */
export function isSieved({ queries, kind }: SearchRequest): boolean {
  const query = withoutPhrases(anyQuery(queries));
  return kind !== undefined || queries.some((each) => each.query !== query);
}

/** Whether the index finds hardly more than `most` articles for a sieved search, so that all can be read at once. */
export async function areCandidatesFew(db: RawSql, search: SearchRequest, most: number): Promise<boolean> {
  const query = withoutPhrases(anyQuery(search.queries));
  const candidates = { ...search, queries: [{ stemmer: '', query }], kind: undefined };
  return !(await areSurelyMore(db, candidates, most));
}

/** The least number of matches in the sample of the index that proves more than `most` in all. */
function matchesThatProve(most: number): number {
  const expected = most / SAMPLED_OF;
  // The solution of n - DEVIATIONS * sqrt(n) = expected.
  const root = (DEVIATIONS + Math.sqrt(DEVIATIONS ** 2 + 4 * expected)) / 2;
  return Math.ceil(root ** 2);
}

/** The part of the condition about days, by the index of words: whole days, so the condition itself is needed as well. */
async function withinKeys(db: RawSql, search: SearchRequest, given: Parameters): Promise<string> {
  if (!hasDays(search)) return 'true';
  const keys = (await slicesOf(db, search)).flatMap((slice) => slice.keys);
  return `${SEARCH_KEYS} && ${given.add(keys)}::int[]`;
}
