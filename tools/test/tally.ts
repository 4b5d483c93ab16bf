/** The numbers of passed and failed checks of a suite. */
export interface Tally {
  passed: number;
  failed: number;
}
