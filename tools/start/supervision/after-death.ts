/** The delay before the first restart (ms). It doubles with each further death of a streak, up to `most`. */
export const RESTART_DELAY_MS = { first: 1_000, most: 60_000 };

/** This many deaths within `withinMs` end everything: the part does not recover by itself. */
export const QUICK_DEATHS = { count: 3, withinMs: 120_000 };

/** A part that has run this long since its last death starts a new streak (ms). */
export const CALM_MS = 600_000;

export type AfterDeath =
  /** Start it again after `delayMs`. `deaths` is the streak so far, for the next call. */
  | { kind: 'restart'; delayMs: number; deaths: readonly number[] }
  /** It died `count` times within `withinMs`. */
  | { kind: 'end'; count: number; withinMs: number };

/**
 * What to do after a part of the installation has died. `deaths` are the times of its earlier deaths in this streak, oldest
 * first, and `now` is the time of this one (both in ms of one monotonic clock).
 */
export function afterDeath(deaths: readonly number[], now: number): AfterDeath {
  const last = deaths.at(-1);
  const streak = last !== undefined && now - last > CALM_MS ? [now] : [...deaths, now];
  const since = streak.at(-QUICK_DEATHS.count);
  if (since !== undefined && now - since <= QUICK_DEATHS.withinMs)
    return { kind: 'end', count: QUICK_DEATHS.count, withinMs: now - since };
  const doubled = RESTART_DELAY_MS.first * 2 ** (streak.length - 1);
  return { kind: 'restart', delayMs: Math.min(doubled, RESTART_DELAY_MS.most), deaths: streak };
}
