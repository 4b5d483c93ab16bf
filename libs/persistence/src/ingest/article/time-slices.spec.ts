import { expect, it } from '@jest/globals';
import { shortSlices, timeSlices } from './time-slices.js';

const DAY_MS = 86_400_000;
const at = (day: number) => new Date(day * DAY_MS);
const lengths = (oldest: number, newest: number) =>
  timeSlices(at(oldest), at(newest)).map(({ from, before }) => (before.getTime() - from.getTime()) / DAY_MS);

it.each([
  ['one day', 20_000, 20_000, [1]],
  ['a few days', 20_000, 20_010, [1, 1, 2, 4, 3]],
  [
    'days up to the start of the period before, then a period that began before the oldest',
    19_960,
    20_000,
    [1, 1, 2, 4, 8, 16, 1, 32],
  ],
  ['ten years', 16_350, 20_000, [1, 1, 2, 4, 8, 16, 1, 32, 32, 64, 128, 256, 512, 1024, 1600]],
  ['before 1970', -3, 0, [1, 1, 2]],
])('covers %s by slices of growing length', (_, oldest, newest, expected) => {
  expect(lengths(oldest, newest)).toEqual(expected);
});

it('has slices of a few days alone if asked to', () => {
  const slices = shortSlices(at(19_960), at(20_000), 8);
  expect(slices.map(({ keys }) => keys.length)).toEqual([1, 1, 2, 4, 8, 8, 8, 8, 1]);
  expect(slices.flatMap(({ keys }) => keys).toSorted()).toEqual(
    Array.from({ length: 41 }, (_, n) => 19_960 + n),
  );
});

it('leaves no gap, overlaps nowhere, and has no key twice', () => {
  for (const newest of [20_000, 20_031, 20_032, 20_047]) {
    const slices = timeSlices(at(15_001), new Date(at(newest).getTime() + 5));
    expect(slices[0]?.before).toEqual(at(newest + 1));
    for (const [n, { before }] of slices.slice(1).entries()) expect(before).toEqual(slices[n]?.from);
    expect(slices.at(-1)?.from.getTime()).toBeLessThanOrEqual(at(15_001).getTime());
    const keys = slices.flatMap((slice) => slice.keys);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it('is empty if the newest is older than the oldest', () => {
  expect(timeSlices(at(20_001), at(20_000))).toEqual([]);
});
