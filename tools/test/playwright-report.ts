import type { Tally } from './tally.js';

/** The parts of Playwright's JSON report that are needed to count the tests. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside any test, such as a file that does not load. */
  errors: unknown[];
}

/** Counts flaky and skipped tests as failed. A run that ends with an error, or without a report, has at least one failure. */
export function tallyOf(report: PlaywrightReport | null, exitCode: number): Tally {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped + report.errors.length;
  return { passed: expected, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}
