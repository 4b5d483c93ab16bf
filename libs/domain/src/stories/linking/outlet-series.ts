import { type Outlet, shareOf } from './outlets.js';
import type { Part } from './part.js';
import type { PartIndex } from './part-index.js';
import { cosine } from './sparse-vector.js';

/** What one outlet alone tells in so many events is a series or a theme of this outlet, … */
const LEAST_EVENTS = 6;
/** … if others have at most this share of the articles, … */
const MOST_OTHERS = 0.1;
/** … and if it would be this unlikely by chance, by the outlet's share of all articles. */
const CHANCE = 0.001;
/** Of many parts, the newest are asked for what is like them. */
const MOST_ASKED = 4;
/** Parts that share less by rare terms are not compared. */
const LEAST_SHARED = 0.08;

/**
 * Whether parts belong to a series or a theme of one outlet: daily figures, market reports, a columnist's favourite. The parts that
 * are like them count as well, in whatever story they are, so that the answer stays the same once they are apart.
 * @param least from this cosine on, parts are alike
 * @param rare terms that more parts have do not lead to parts that are alike
 */
export function isOutletSeries(
  parts: readonly Part[],
  index: PartIndex,
  { rare, least }: { rare: number; least: number },
): boolean {
  if (!isOneOutlets(parts)) return false;
  const all = new Set(parts);
  const newest = parts.length > MOST_ASKED ? parts.toSorted(newestFirst).slice(0, MOST_ASKED) : parts;
  for (const part of newest)
    for (const [other] of index.sharing(part.vector, rare, LEAST_SHARED))
      if (!all.has(other) && cosine(part.vector, other.vector) >= least) all.add(other);
  return new Set([...all].map(({ event }) => event)).size >= LEAST_EVENTS && isOneOutlets(all, LEAST_EVENTS);
}

/** Whether one outlet has nearly all articles, and in so many events hardly by chance. */
function isOneOutlets(parts: Iterable<Part>, events = 1): boolean {
  const found = new Map<Outlet, number>();
  let all = 0;
  for (const { articles } of parts)
    for (const { outlet } of articles) {
      found.set(outlet, (found.get(outlet) ?? 0) + 1);
      all += 1;
    }
  for (const [outlet, count] of found)
    if (count >= (1 - MOST_OTHERS) * all)
      return shareOf(outlet) ** (Math.max(events, LEAST_EVENTS) - 1) < CHANCE;
  return false;
}

function newestFirst(a: Part, b: Part): number {
  return b.to - a.to || a.number - b.number;
}
