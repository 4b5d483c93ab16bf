const HOUR_MS = 3_600_000;
const EPOCH_MS = Date.UTC(2000, 0, 1);
/** After this time a report weighs half as much as a new one. After a day it weighs a third. */
const HALF_LIFE_HOURS = 16;
/** Each point of impact above `ORDINARY_IMPACT` ranks a story as if it were four hours newer. */
const HOURS_PER_IMPACT = 4;
const ORDINARY_IMPACT = 6;
/** Behind its story's lead, an article ranks eight hours lower for each card before it on the same day. */
const HOURS_PER_PLACE = 8;
const PLACES_MAX = 12;
/** Doubling a story's origins raises its other cards by six hours, at most three times. */
const HOURS_PER_DOUBLING = 6;
const DOUBLINGS_MAX = 3;

/** One article, as the rank of its story sees it. */
export interface WeighedReport {
  originKey: string;
  publishedAt: Date;
  /** 1 for a plain report, less for what tells less. More than 0. */
  weight: number;
}

/**
 * The rank of a story, in hours since 2000: H · log2 Σ w · 2^(t / H), with the best report of each origin, plus four hours for
 * each point by which `impact` exceeds 6.
 *
 * This is forward decay (Cormode, Shkapenyuk, Srivastava and Xu, 'Forward decay: a practical time decay model for streaming
 * systems', ICDE 2009) with an exponential function, in the logarithm: reports weigh less as they age, and still the order of two
 * stories does not change as time passes. So the rank needs no update until the story has news. A single plain report ranks by
 * its time; each doubling of the origins of a day ranks as 16 hours.
 *
 * @param impact of the newest significant milestone, 0–10; null if there is none of late
 */
export function storyRank(reports: readonly WeighedReport[], impact: number | null): number {
  const best = new Map<string, number>();
  for (const { originKey, publishedAt, weight } of reports) {
    const value = hoursOf(publishedAt) / HALF_LIFE_HOURS + Math.log2(weight);
    best.set(originKey, Math.max(best.get(originKey) ?? Number.NEGATIVE_INFINITY, value));
  }
  const values = [...best.values()];
  const most = values.reduce((highest, value) => Math.max(highest, value), Number.NEGATIVE_INFINITY);
  if (most === Number.NEGATIVE_INFINITY) return 0;
  const sum = values.reduce((total, value) => total + 2 ** (value - most), 0);
  const lift = HOURS_PER_IMPACT * Math.max(0, (impact ?? 0) - ORDINARY_IMPACT);
  return HALF_LIFE_HOURS * (most + Math.log2(sum)) + lift;
}

/**
 * The rank of an article that is not its story's lead, on the same scale: always below the lead. `place` counts the cards of its
 * story and day before it, with the lead as the first: 1 for the newest other card.
 */
export function rankBehind(
  { publishedAt, topicOrigins, topicRank }: { publishedAt: Date; topicOrigins: number; topicRank: number },
  place: number,
): number {
  const doublings = Math.min(DOUBLINGS_MAX, Math.log2(Math.max(1, topicOrigins)));
  const behind = HOURS_PER_PLACE * Math.min(PLACES_MAX, Math.max(1, place));
  return Math.min(topicRank, hoursOf(publishedAt) + HOURS_PER_DOUBLING * doublings) - behind;
}

function hoursOf(moment: Date): number {
  return (moment.getTime() - EPOCH_MS) / HOUR_MS;
}
