import { SEARCH_COUNTED_MOST, SEARCH_RANKED } from '#contract';
import { expectedMatches, newestMatches, type Queryable, type SearchAsked } from '#persistence';

/** Of a common word the newest matches are found among so many of the newest articles, or by the words' index. */
export const WALKED = 30_000;

/** Times what is counted at most: nobody counts where statistics let expect so many. */
const SURELY_MANY = 3;
/** And so many times as what is counted, where they stand among all articles as close as among the newest. */
const DENSELY_MANY = 2;

/** How many match, and the newest of them; null where they are still to be found. */
export interface Found {
  count: number;
  ids: number[] | null;
}

/**
 * The newest matches of words so common that nobody needs to count them: counting would take longer than all the rest. Null
 * where statistics or the newest articles leave a doubt, or where a filter narrows the search.
 */
export async function manyNewest(tx: Queryable, asked: SearchAsked): Promise<Found | null> {
  if (Object.values(asked.filter).some((part) => part !== undefined)) return null;
  const { matches, articles } = await expectedMatches(tx, asked);
  if (matches < SURELY_MANY * SEARCH_COUNTED_MOST) return null;
  const { ids, walked } = await newestMatches(tx, asked, { walked: WALKED, most: SEARCH_RANKED });
  const isDense = ids.length * articles >= DENSELY_MANY * SEARCH_COUNTED_MOST * walked;
  return ids.length === SEARCH_RANKED && isDense ? { count: SEARCH_COUNTED_MOST + 1, ids } : null;
}
