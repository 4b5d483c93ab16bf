import { describe, expect, it } from '@jest/globals';
import { tallyOf } from './playwright-report.js';

const CLEAN = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

describe('the count of browser tests', () => {
  it.each([
    ['all passed', { stats: CLEAN, errors: [] }, 0, { passed: 3, failed: 0 }],
    ['one failed', { stats: { ...CLEAN, unexpected: 1 }, errors: [] }, 1, { passed: 3, failed: 1 }],
    [
      'one passed on the second attempt',
      { stats: { ...CLEAN, flaky: 1 }, errors: [] },
      0,
      { passed: 3, failed: 1 },
    ],
    ['two were skipped', { stats: { ...CLEAN, skipped: 2 }, errors: [] }, 0, { passed: 3, failed: 2 }],
    ['a file did not load', { stats: CLEAN, errors: ['no such module'] }, 1, { passed: 3, failed: 1 }],
    ['the run stopped without an error', { stats: CLEAN, errors: [] }, 1, { passed: 3, failed: 1 }],
    ['nothing was reported', null, 0, { passed: 0, failed: 1 }],
  ])('%s', (_, report, exitCode, tally) => {
    expect(tallyOf(report, exitCode)).toEqual(tally);
  });
});
