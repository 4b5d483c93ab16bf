/** How many checks of a suite passed, and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}
