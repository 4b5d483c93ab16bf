import { describe, expect, it } from '@jest/globals';
import { FLOOD_LEAST, isFlood, usualPerDay } from './flood.js';

const QUIET = [0, 1, 0, 2, 1, 0, 1];
const STEADY = [20, 22, 18, 20, 21, 9, 8];

describe('isFlood', () => {
  it.each<[string, number, readonly number[], boolean]>([
    ['an ordinary day', 24, STEADY, false],
    ['a busy day', 80, STEADY, false],
    ['exactly five times the usual number', 100, STEADY, false],
    ['more than five times the usual number', 101, STEADY, true],
    ['many, but twice as many came on one day of the week', 150, [...STEADY.slice(1), 75], false],
    ['more than twice the busiest day', 151, [...STEADY.slice(1), 75], true],
    ['a quiet source that publishes a few', FLOOD_LEAST - 1, QUIET, false],
    ['a quiet source that publishes many', FLOOD_LEAST, QUIET, true],
    ['a silent source that publishes many', FLOOD_LEAST, [0, 0, 0, 0, 0, 0, 0], true],
    ['a large outlet', 900, [400, 420, 390, 410, 405, 210, 200], false],
    ['a source that is known for six days', 5000, STEADY.slice(1), false],
    ['a source without history', 5000, [], false],
  ])('%s', (_, today, days, flood) => {
    expect(isFlood(today, days)).toBe(flood);
  });
});

it('the usual number is the median', () => {
  expect(usualPerDay(STEADY)).toBe(20);
  expect(usualPerDay([1000, 1, 1, 1, 0, 1, 2])).toBe(1);
  expect(usualPerDay([])).toBe(0);
});
