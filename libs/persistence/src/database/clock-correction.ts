/** What one look at the database's clock gave (ms since 1970). The machine's clock was read before and after. */
export interface ClockSample {
  before: number;
  database: number;
  after: number;
}

/** Clocks that are kept by NTP differ by less (ms). */
const SMALL_MS = 2000;

/** What to add to the machine's clock (ms): 0 if it agrees with the database's, as far as a look can tell. */
export function clockCorrection({ before, database, after }: ClockSample): number {
  const difference = Math.round(database - (before + after) / 2);
  const uncertainty = Math.abs(after - before) / 2;
  return Math.abs(difference) - uncertainty > SMALL_MS ? difference : 0;
}
