import { SEARCH_COUNTED_MOST, SEARCH_RANKED } from '#contract';
import { type Sample, surelyMore } from '#domain';
import {
  countedPage,
  expectedMatches,
  type Queryable,
  type SearchAsked,
  type SearchPage,
  sampledMatches,
  searchedPage,
  walkedPage,
} from '#persistence';

/** Of a common word the newest matches are found among so many of the newest articles, or by the words' index. */
const WALKED = 30_000;

/** Where statistics let expect fewer, a sample could not tell that there are more than are counted. */
const SAMPLED_FROM = 1.2 * SEARCH_COUNTED_MOST;
const SAMPLED_ROWS = 2_000;

/** How many match (at most one more than is counted), and the ids of the page. */
export interface Found {
  count: number;
  ids: number[];
}

/** The newest matches by rank, older ones by date. Nobody counts words that surely stand in more articles than are counted. */
export async function findPage(
  tx: Queryable,
  asked: SearchAsked,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<Found> {
  const [first, ...rest] = partsOf(offset, Math.min(offset + limit, SEARCH_COUNTED_MOST), now);
  const sample = await sampleOf(tx, asked);
  const { count, ids } =
    sample && surelyMore(sample, SEARCH_COUNTED_MOST)
      ? { count: SEARCH_COUNTED_MOST + 1, ids: null }
      : await countedPage(tx, asked, { ...first, counted: SEARCH_COUNTED_MOST });
  const found = ids ?? (await newest(tx, asked, first, sample));
  for (const part of rest) found.push(...(await newest(tx, asked, part, sample)));
  return { count, ids: found };
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

/** Null where so few are expected that none is taken. */
async function sampleOf(tx: Queryable, asked: SearchAsked): Promise<Sample | null> {
  if ((await expectedMatches(tx, asked)) < SAMPLED_FROM) return null;
  return sampledMatches(tx, asked, SAMPLED_ROWS);
}

/** Of many matches: along the dates where they stand close enough, and no source is asked for, which dates do not lead to. */
async function newest(
  tx: Queryable,
  asked: SearchAsked,
  page: SearchPage,
  sample: Sample | null,
): Promise<number[]> {
  if (page.limit === 0) return [];
  const needed = page.ranked ?? page.offset + page.limit;
  const standsClose = sample === null || sample.matching * WALKED > needed * sample.sampled;
  const walked =
    standsClose && asked.filter.sourceIds === undefined
      ? await walkedPage(tx, asked, { ...page, walked: WALKED })
      : null;
  return walked ?? searchedPage(tx, asked, page);
}
