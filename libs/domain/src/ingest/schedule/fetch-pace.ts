const MINUTE = 60_000;

/** A feed is asked at least this often, and no failure keeps it away longer, unless Retry-After does (ms). */
export const MAX_INTERVAL_MS = 24 * 60 * MINUTE;

/** Without any hint of freshness or rhythm (ms). */
export const DEFAULT_INTERVAL_MS = 30 * MINUTE;

/** How a kind of feeds is paced. */
export interface Pace {
  /** The least wait, and the first step of the backoff (ms). */
  minIntervalMs: number;
  /** Whether our own judgement counts (rhythm, spreading, giving up), or only what the server says. */
  adaptive: boolean;
}

/** A live feed is not asked more often than every five minutes, whatever it says. */
export const LIVE_PACE: Pace = { minIntervalMs: 5 * MINUTE, adaptive: true };

/** A recording is asked exactly as often as it changes, as its server says: no document is missed. */
export const RECORDED_PACE: Pace = { minIntervalMs: 1000, adaptive: false };
