import { describe, expect, it } from '@jest/globals';
import { momentLabel } from './time-labels.js';

describe('momentLabel', () => {
  it.each([
    [new Date(2031, 2, 2, 9, 5), 'Sunday 2 March 2031 at 09:05'],
    [new Date(2030, 11, 31, 23, 59), 'Tuesday 31 December 2030 at 23:59'],
    [new Date(2032, 1, 29, 0, 0), 'Sunday 29 February 2032 at 00:00'],
  ])('%p, in the time zone of the reader: %s', (at, words) => {
    expect(momentLabel(at.toISOString())).toBe(words);
  });
});
