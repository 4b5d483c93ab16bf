const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Shorter and longer rhythms make no difference to a schedule between 5 minutes and 24 hours (ms). */
const SHORTEST_MS = MINUTE;
const LONGEST_MS = 20 * DAY;

/** Of a document, the newest items tell today's rhythm. */
const NEWEST = 30;

/** Fewer gaps show no rhythm. */
const LEAST_GAPS = 3;

/** How much one gap observed between two visits weighs against what was known. */
const WEIGHT_OF_ONE = 0.2;

/** A feed is asked about twice as often as it brings something: the average lag is then a quarter of its rhythm. */
const CHECKS_PER_ITEM = 2;

/** Right after something new, a slow feed is asked after an hour, or an eighth of its rhythm: more often follows (ms). */
const SOON_MS = 60 * MINUTE;
const SOON_SHARE = 8;

/** A feed silent for so long is asked again after a twelfth of it: no gap is noticed later than by a twelfth of it. */
const SILENCE_SHARE = 12;

/** What a document shows of its feed's rhythm. */
export interface Seen {
  /** Of all its items; empty where only those not known yet were read. */
  published: readonly Date[];
  /** Of the articles that nobody had yet. */
  appeared: readonly Date[];
}

/**
 * The time between two items (ms). The median gap of a document that was read whole: a mean would count every night
 * as slowness. Where only new items were read, what is known moves towards the gap since the last new one, in
 * logarithms, so that one long night does not undo a busy day. Null while nothing shows a rhythm.
 */
export function learnRhythm(
  known: { rhythmMs: number | null; lastNewAt: Date | null },
  seen: Seen,
  now: Date,
): number | null {
  const shown = medianGap(seen.published, now);
  if (shown !== null) return bounded(shown);
  const { rhythmMs, lastNewAt } = known;
  if (lastNewAt === null || seen.appeared.length === 0) return rhythmMs;
  const gap = bounded(
    (newestOf(seen.appeared, lastNewAt, now).getTime() - lastNewAt.getTime()) / seen.appeared.length,
  );
  if (rhythmMs === null) return gap;
  const weight = 1 - (1 - WEIGHT_OF_ONE) ** seen.appeared.length;
  return bounded(Math.exp((1 - weight) * Math.log(rhythmMs) + weight * Math.log(gap)));
}

/** When the newest article appeared: never before the one known, never after `now`. */
export function newestOf(appeared: readonly Date[], known: Date | null, now: Date): Date {
  const earliest = Math.min(known?.getTime() ?? Number.NEGATIVE_INFINITY, now.getTime());
  const newest = appeared.reduce((latest, at) => Math.max(latest, at.getTime()), earliest);
  return new Date(Math.min(Number.isFinite(newest) ? newest : now.getTime(), now.getTime()));
}

/** How long to wait (ms): by the feed's rhythm alone, and by its silence alone; unbounded above. */
export interface RhythmWaits {
  byRhythm: number;
  bySilence: number;
}

/** The longer of both counts; 0 where nothing is known. */
export function rhythmWaits(rhythmMs: number | null, lastNewAt: Date | null, now: Date): RhythmWaits {
  const rhythm = rhythmMs ?? 0;
  const silence = lastNewAt === null ? 0 : Math.max(0, now.getTime() - lastNewAt.getTime());
  return {
    byRhythm: Math.min(rhythm / CHECKS_PER_ITEM, Math.max(SOON_MS, rhythm / SOON_SHARE)),
    bySilence: silence / SILENCE_SHARE,
  };
}

/** Items of one minute came together and count as one; what is dated after `now` tells nothing. */
function medianGap(published: readonly Date[], now: Date): number | null {
  const minutes = published
    .map((at) => Math.floor(at.getTime() / MINUTE))
    .filter((minute) => minute * MINUTE <= now.getTime());
  const newest = [...new Set(minutes)].sort((a, b) => b - a).slice(0, NEWEST);
  const gaps = newest.slice(1).map((minute, index) => ((newest[index] ?? minute) - minute) * MINUTE);
  if (gaps.length < LEAST_GAPS) return null;
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? null;
}

function bounded(rhythmMs: number): number {
  return Math.round(Math.min(Math.max(rhythmMs, SHORTEST_MS), LONGEST_MS));
}
