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

/** A look that takes 20 ms, at a clock that is `off` ms behind. */
const look = (off: number, took = 20) => ({ before: 0, database: off + took / 2, after: took });

it.each([
  ['stays while the clock is still off by more than half a second', 1900, 2100, 1900],
  ['stays at what it is if the look cannot tell the difference', 2105, 2100, 2100],
  ['follows the clock', 2300, 2100, 2300],
  ['ends when the clocks agree', 300, 2100, 0],
  ['ends when the clock was put right', -100, 3_600_000, 0],
  ['turns round', -5000, 2100, -5000],
])('a correction %s', (_, off, current, expected) => {
  expect(clockCorrection(look(off), current)).toBe(expected);
});

it('a correction outlasts a look that is too slow to tell', () => {
  expect(clockCorrection(look(0, 14_000), 3000)).toBe(3000);
});
