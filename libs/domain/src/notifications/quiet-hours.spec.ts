import { expect, it } from '@jest/globals';
import { isQuiet } from './quiet-hours.js';

it.each([
  ['none', 0, 0, 0, false],
  ['none, at that hour', 7, 7, 7, false],
  ['by day', 12, 14, 12, true],
  ['the end is not included', 12, 14, 14, false],
  ['before', 12, 14, 11, false],
  ['over midnight, late', 22, 6, 23, true],
  ['over midnight, early', 22, 6, 5, true],
  ['over midnight, its end', 22, 6, 6, false],
  ['over midnight, by day', 22, 6, 12, false],
])('%s', (_, from, to, hour, expected) => {
  expect(isQuiet(new Date(Date.UTC(2031, 2, 4, hour, 59)), from, to)).toBe(expected);
});
