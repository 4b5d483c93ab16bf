import type { Part } from '../part.js';
import type { PartIndex } from '../part-index.js';
import { cosine } from '../sparse-vector.js';
import { type Outlet, shareOf } from './outlets.js';

/** What one outlet alone tells in so many events is a series or a theme of this outlet, … */
const LEAST_EVENTS = 6;
/** … if others have at most this share of the articles. What is one story already stays one as soon as others tell it, … */
export const SERIES_OTHERS = { joining: 0.1, takingApart: 0.05 };
/** … unless these events are at least this share of all: … */
const LEAST_ALONE = 0.75;
/** … then only parts that are this many times as alike count as well, because an affair's events are less alike than a series'. */
const CLOSER = 2;
/**
 * The outlet has less than this share of its language's articles: by chance, six events are then its own less than once in 1,000
 * times.
 */
const MOST_SHARE = 0.25;
/** Of many parts, the newest are asked for what is like them. */
const MOST_ASKED = 4;
/** Of a part's articles, the first tell whose they are. */
const MOST_COUNTED = 20;
/** Parts that share less by rare terms are not compared. */
const LEAST_SHARED = 0.08;

interface Likeness {
  /** From this cosine on, parts are alike. */
  least: number;
  /** Terms that more parts have do not lead to parts that are alike. */
  rare: number;
}

/**
 * Whether parts belong to a series or a theme of one outlet: daily figures, market reports, a columnist's favourite subject. The parts that
 * are like them count as well, in whatever story they are, so that what was taken apart is not joined again. Reports that are like few others
 * of their series may still form stories of up to five events.
 * @param others the largest share of other outlets in the articles
 */
export function isOutletSeries(
  parts: readonly Part[],
  index: PartIndex,
  { least, rare, others }: Likeness & { others: number },
): boolean {
  if (isMostlyAlone(parts, 1)) {
    if (isMostlyAlone(parts, LEAST_EVENTS)) return true;
    if (isMostlyAlone(withLike(parts, index, { least: CLOSER * least, rare }), LEAST_EVENTS)) return true;
  }
  if (!isOneOutlets(parts, others)) return false;
  const all = withLike(parts, index, { least, rare });
  return new Set([...all].map(({ event }) => event)).size >= LEAST_EVENTS && isOneOutlets(all, others);
}

/** The parts, and those that are like the newest of them. */
function withLike(parts: readonly Part[], index: PartIndex, { least, rare }: Likeness): Set<Part> {
  const all = new Set(parts);
  const newest = parts.length > MOST_ASKED ? parts.toSorted(newestFirst).slice(0, MOST_ASKED) : parts;
  for (const part of newest)
    for (const other of index.sharing(part.vector, rare, LEAST_SHARED).parts)
      if (!all.has(other) && cosine(part.vector, other.vector) >= least) all.add(other);
  return all;
}

/** Whether one outlet, and not a main one of the stream, alone tells most of the events, and at least so many. */
function isMostlyAlone(parts: Iterable<Part>, least: number): boolean {
  const tellers = new Map<number, Outlet | null>();
  for (const { articles, event } of parts) {
    const counted = Math.min(articles.length, MOST_COUNTED);
    for (let at = 0; at < counted; at += 1) {
      const outlet = articles[at]?.outlet ?? null;
      if ((tellers.get(event) ?? outlet) !== outlet) tellers.set(event, null);
      else if (!tellers.has(event)) tellers.set(event, outlet);
    }
  }
  const alone = new Map<Outlet, number>();
  for (const outlet of tellers.values()) if (outlet) alone.set(outlet, (alone.get(outlet) ?? 0) + 1);
  return [...alone].some(
    ([outlet, count]) =>
      count >= least && count >= LEAST_ALONE * tellers.size && shareOf(outlet) < MOST_SHARE,
  );
}

/** Whether one outlet, and not a main one of the stream, has nearly all articles. */
function isOneOutlets(parts: Iterable<Part>, others: number): boolean {
  const found = new Map<Outlet, number>();
  let all = 0;
  for (const { articles } of parts) {
    const counted = Math.min(articles.length, MOST_COUNTED);
    for (let at = 0; at < counted; at += 1) {
      const outlet = articles[at]?.outlet;
      if (outlet) found.set(outlet, (found.get(outlet) ?? 0) + 1);
    }
    all += counted;
  }
  return [...found].some(([outlet, count]) => count >= (1 - others) * all && shareOf(outlet) < MOST_SHARE);
}

function newestFirst(a: Part, b: Part): number {
  return b.to - a.to || a.number - b.number;
}
