import { expect, it } from '@jest/globals';
import { storySlices } from './story-slices.js';

it.each([
  ['no story', 0, [[0]]],
  ['a block', 16_383, [[0]]],
  ['two blocks', 16_384, [[1], [0]]],
  ['a few blocks', 120_000, [[7], [6], [4, 5], [0, 1, 2, 3]]],
])('covers %s, newest first', (_, last, expected) => {
  expect(storySlices(last)).toEqual(expected);
});

it('has keys that never meet, up to the highest id', () => {
  const keys = storySlices(2 ** 31 - 1).flat();
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeLessThan(10_000);
});
