import { expect, it } from '@jest/globals';
import { clockCorrection } from './clock-correction.js';

const HOUR = 3_600_000;

it.each([
  ['a clock that agrees', { before: 1000, database: 1400, after: 1010 }, 0],
  ['an hour ahead', { before: HOUR, database: 5, after: HOUR + 10 }, -HOUR],
  ['an hour behind', { before: 0, database: HOUR + 5, after: 10 }, HOUR],
  ['an answer too slow to tell', { before: 0, database: 9000, after: 14_000 }, 0],
  ['a slow answer of a clock that is far away', { before: 0, database: HOUR + 5000, after: 10_000 }, HOUR],
  ['a clock that was put back during the look', { before: HOUR, database: 5, after: 0 }, 0],
])('corrects %s', (_, sample, expected) => {
  expect(clockCorrection(sample)).toBe(expected);
});
