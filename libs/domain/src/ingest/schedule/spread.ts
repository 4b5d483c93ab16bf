/** The largest share that is added to a wait, so that feeds are not all due together … */
export const SPREAD_SHARE = 0.1;
/** … after a failure, so that feeds that failed together are not retried together … */
export const BACKOFF_SPREAD = 0.2;
/** … and if the server stated the time (ms). */
export const RETRY_SPREAD_MS = 300_000;

/**
 * A pseudo-random share (0–1). The same feed in the same situation always gets the same share, so every check can be
 * explained. Knuth's multiplicative hash (The Art of Computer Programming, volume 3, section 6.4).
 */
export function spreadOf(feedId: number, salt: number): number {
  return (Math.imul(feedId * 31 + salt + 1, 2_654_435_761) >>> 0) / 2 ** 32;
}
