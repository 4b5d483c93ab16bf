/** What one look at the database's clock gave (ms since 1970). The machine's clock was read before and after. */
export interface ClockSample {
  before: number;
  database: number;
  after: number;
}

/** Clocks that are kept by NTP differ by less (ms). */
const SMALL_MS = 2000;
/** A clock that is corrected must agree this well before that ends (ms): one that is about 2 s off must not jump to and fro. */
const AGREES_MS = 500;

/**
 * What to add to the machine's clock (ms): 0 if it agrees with the database's, as far as a look can tell.
 *
 * @param current what is added now. It holds as long as the look does not contradict it
 */
export function clockCorrection({ before, database, after }: ClockSample, current = 0): number {
  const difference = Math.round(database - (before + after) / 2);
  const uncertainty = Math.abs(after - before) / 2;
  if (current === 0) return Math.abs(difference) - uncertainty > SMALL_MS ? difference : 0;
  if (Math.abs(difference - current) <= uncertainty) return current;
  return Math.abs(difference) + uncertainty < AGREES_MS ? 0 : difference;
}
