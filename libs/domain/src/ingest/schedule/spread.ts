/** Of a wait, how much may be added so that feeds do not come together … */
export const SPREAD_SHARE = 0.1;
/** … after a failure, so that feeds which failed together do not return together … */
export const BACKOFF_SPREAD = 0.2;
/** … and when the server named the time itself (ms). */
export const RETRY_SPREAD_MS = 300_000;

/**
 * A share of 0–1 that looks random and is not: the same feed in the same situation gets the same, so that every
 * check can be explained. Knuth's multiplicative hash (The Art of Computer Programming, volume 3, section 6.4).
 */
export function spreadOf(feedId: number, salt: number): number {
  return (Math.imul(feedId * 31 + salt + 1, 2_654_435_761) >>> 0) / 2 ** 32;
}
