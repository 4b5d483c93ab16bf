import { SEARCH_COUNTED_MOST, SEARCH_RANKED } from '#contract/site';
import { surelyMore } from '#domain/search';
import type { RawSql } from '#persistence/database';
import {
  countedPage,
  countMatches,
  type expectedMatches,
  hasPhrase,
  isOneWord,
  type SearchAsked,
  type SearchPage,
  sampledMatches,
  searchedPage,
  walkedPage,
} from '#persistence/search';

/** Along the dates articles lie side by side: so many are looked at, where the words' index would lead to more than a fifth as many. */
const WALKED = 100_000;
const WALKED_FOR_EACH = 5;
/** Of so many expected matches, counting takes longer than finding the newest. */
const MIDDLING_MANY = 0.75 * SEARCH_COUNTED_MOST;
/** What statistics say of one word strays less. */
const ONE_WORD_MANY = 1.1 * SEARCH_COUNTED_MOST;
/** Where statistics let expect fewer of several words, a sample could not tell that there are more than are counted. */
const SAMPLED_FROM = 1.2 * SEARCH_COUNTED_MOST;
/** A hundredth, within these bounds. */
const SAMPLED_LEAST = 2_000;
const SAMPLED_MOST = 6_000;

/** How many match (at most one more than is counted), and the ids of the page. */
export interface Found {
  count: number;
  ids: number[];
}

export type Expected = Awaited<ReturnType<typeof expectedMatches>>;

/** The newest matches by rank, older ones by date. Nobody counts words that surely stand in more articles than are counted. */
export async function findPage(
  db: RawSql,
  asked: SearchAsked & { limit: number; offset: number; now: Date },
  byStatistics: Expected,
): Promise<Found> {
  const { limit, offset, now } = asked;
  const [first, ...rest] = partsOf(offset, Math.min(offset + limit, SEARCH_COUNTED_MOST), now);
  const { count, ids, expected } = await findFirst(db, asked, first, byStatistics);
  for (const part of rest) ids.push(...(await newest(db, asked, part, expected)));
  return { count, ids };
}

/** From `offset` up to `end`: where the order changes within it, in two parts. */
function partsOf(offset: number, end: number, now: Date): [SearchPage, ...SearchPage[]] {
  const part = (from: number, to: number, ranked: number | null): SearchPage => ({
    limit: Math.max(0, to - from),
    offset: from,
    ranked,
    now,
  });
  if (offset >= SEARCH_RANKED) return [part(offset, end, null)];
  const first = part(offset, Math.min(end, SEARCH_RANKED), SEARCH_RANKED);
  return end > SEARCH_RANKED ? [first, part(SEARCH_RANKED, end, null)] : [first];
}

/** Where dates lead to the page, it is found beside the count. Not that of a phrase, which is seldom, however often its words stand. */
async function findFirst(
  db: RawSql,
  asked: SearchAsked,
  page: SearchPage,
  byStatistics: Expected,
): Promise<Found & { expected: Expected }> {
  const manyByStatistics = byStatistics.matches > MIDDLING_MANY && !hasPhrase(asked.queries);
  if (manyByStatistics && canWalk(asked, page, byStatistics)) {
    const [counted, ids] = await Promise.all([
      count(db, asked, byStatistics),
      newest(db, asked, page, byStatistics),
    ]);
    return { ...counted, ids };
  }
  const { expected, isMany } = await outlook(db, asked, byStatistics);
  const found = isMany
    ? { count: SEARCH_COUNTED_MOST + 1, ids: null }
    : await countedPage(db, asked, { ...page, counted: SEARCH_COUNTED_MOST });
  return { count: found.count, ids: found.ids ?? (await newest(db, asked, page, expected)), expected };
}

/** The number alone. */
async function count(
  db: RawSql,
  asked: SearchAsked,
  byStatistics: Expected,
): Promise<{ count: number; expected: Expected }> {
  const { expected, isMany } = await outlook(db, asked, byStatistics);
  if (isMany) return { count: SEARCH_COUNTED_MOST + 1, expected };
  return { count: await countMatches(db, asked, SEARCH_COUNTED_MOST), expected };
}

/** What is to be expected, and whether that is surely more than is counted. */
interface Outlook {
  expected: Expected;
  isMany: boolean;
}

/** By statistics, which say little of how words stand together: there a sample says more. */
async function outlook(db: RawSql, asked: SearchAsked, expected: Expected): Promise<Outlook> {
  if (isOneWord(asked.queries) && Object.values(asked.filter).every((part) => part === undefined))
    return { expected, isMany: expected.matches > ONE_WORD_MANY };
  if (expected.matches < SAMPLED_FROM) return { expected, isMany: false };
  const rows = Math.round(Math.min(SAMPLED_MOST, Math.max(SAMPLED_LEAST, expected.all / 100)));
  const sample = await sampledMatches(db, asked, rows);
  const { matching, sampled, all } = sample;
  return {
    expected: { ...expected, matches: (matching * all) / Math.max(1, sampled) },
    isMany: surelyMore(sample, SEARCH_COUNTED_MOST),
  };
}

/** Dates lead to the newest where they stand close enough, and to no source. */
function canWalk({ filter }: SearchAsked, page: SearchPage, { matches, all }: Expected): boolean {
  const walked = (newestNeeded(page) * all) / matches;
  return filter.sourceIds === undefined && walked < Math.min(WALKED, WALKED_FOR_EACH * matches);
}

function newestNeeded({ ranked, offset, limit }: SearchPage): number {
  return ranked ?? offset + limit;
}

/** Of many matches. */
async function newest(
  db: RawSql,
  asked: SearchAsked,
  page: SearchPage,
  expected: Expected,
): Promise<number[]> {
  if (page.limit === 0) return [];
  const walked = canWalk(asked, page, expected)
    ? await walkedPage(db, asked, { ...page, walked: WALKED })
    : null;
  return walked ?? searchedPage(db, asked, page);
}
