const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Limits of a rhythm (ms). Beyond them it makes no difference to a schedule between 5 minutes and 24 hours. */
const SHORTEST_MS = MINUTE;
const LONGEST_MS = 20 * DAY;

/** Only this many of the newest items count: they show the current rhythm. */
const NEWEST = 30;

/** Fewer gaps show no rhythm. */
const LEAST_GAPS = 3;

/** Weight of one gap observed between two visits against the known rhythm. */
const WEIGHT_OF_ONE = 0.2;

/** A feed is checked twice as often as it publishes. The average delay is then a quarter of its rhythm. */
const CHECKS_PER_ITEM = 2;

/**
 * After a new item, a slow feed is checked after an hour (ms), or an eighth of its rhythm if that is longer: more
 * often follows.
 */
const SOON_MS = 60 * MINUTE;
const SOON_SHARE = 8;

/** A silent feed is checked again after a twelfth of its silence, so the delay is at most a twelfth of the gap. */
const SILENCE_SHARE = 12;

/** What a document shows about the rhythm of its feed. */
export interface Seen {
  /** Publication dates of all items. Empty if only new items were read. */
  published: readonly Date[];
  /** Dates of the articles that were not known before. */
  appeared: readonly Date[];
}

/**
 * The time between two items (ms). If the whole document was read, it is the median gap: a mean would count every
 * night as slowness. If only new items were read, the known rhythm moves towards the gap since the last new item. It
 * moves on a logarithmic scale, so that one long night does not undo a busy day. Null while the rhythm is unknown.
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

/** When the newest article appeared: never before the known one, never after `now`. */
export function newestOf(appeared: readonly Date[], known: Date | null, now: Date): Date {
  const earliest = Math.min(known?.getTime() ?? Number.NEGATIVE_INFINITY, now.getTime());
  const newest = appeared.reduce((latest, at) => Math.max(latest, at.getTime()), earliest);
  return new Date(Math.min(Number.isFinite(newest) ? newest : now.getTime(), now.getTime()));
}

/** How long to wait (ms) by the feed's rhythm alone, and by its silence alone. Without an upper limit. */
export interface RhythmWaits {
  byRhythm: number;
  bySilence: number;
}

/** The caller waits for the longer of both. 0 if nothing is known. */
export function rhythmWaits(rhythmMs: number | null, lastNewAt: Date | null, now: Date): RhythmWaits {
  const rhythm = rhythmMs ?? 0;
  const silence = lastNewAt === null ? 0 : Math.max(0, now.getTime() - lastNewAt.getTime());
  return {
    byRhythm: Math.min(rhythm / CHECKS_PER_ITEM, Math.max(SOON_MS, rhythm / SOON_SHARE)),
    bySilence: silence / SILENCE_SHARE,
  };
}

/** Items of the same minute count as one. Items dated after `now` are ignored. */
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
