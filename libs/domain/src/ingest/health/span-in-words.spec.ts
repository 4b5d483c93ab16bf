import { describe, expect, it } from '@jest/globals';
import { spanInWords } from './span-in-words.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('spanInWords', () => {
  it.each([
    [-5000, 'less than a minute'],
    [59_999, 'less than a minute'],
    [MINUTE, '1 minute'],
    [59 * MINUTE, '59 minutes'],
    [HOUR, '1 hour'],
    [2 * DAY - 1, '47 hours'],
    [2 * DAY, '2 days'],
    [59 * DAY, '59 days'],
    [61 * DAY, '2 months'],
    [729 * DAY, '24 months'],
    [800 * DAY, '2 years'],
    [Number.NaN, 'less than a minute'],
  ])('%d ms: %s', (ms, words) => {
    expect(spanInWords(ms)).toBe(words);
  });
});
