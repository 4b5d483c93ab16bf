const MINUTE = 60_000;

/** The longest wait of a feed (ms), even after failures. Only Retry-After can exceed it. */
export const MAX_INTERVAL_MS = 24 * 60 * MINUTE;

/** The wait if nothing is known about freshness or rhythm (ms). */
export const DEFAULT_INTERVAL_MS = 30 * MINUTE;

/** How often a kind of feeds is checked. */
export interface Pace {
  /** The shortest wait, and the first step of the backoff (ms). */
  minIntervalMs: number;
  /** Whether we decide too (rhythm, spreading, giving up), or only the server does. */
  adaptive: boolean;
}

/** A live feed is checked at most every five minutes, whatever it states. */
export const LIVE_PACE: Pace = { minIntervalMs: 5 * MINUTE, adaptive: true };

/** A recording is checked exactly as often as its server says, so that no document is missed. */
export const RECORDED_PACE: Pace = { minIntervalMs: 1000, adaptive: false };
