import { describe, expect, it } from '@jest/globals';
import { openForLabel } from './ending.js';

describe('openForLabel', () => {
  it.each([
    [0, 'less than a day'],
    [1, '1 day'],
    [2, '2 days'],
    [59, '59 days'],
    [60, '2 months'],
    [275, '9 months'],
    [729, '24 months'],
    [730, '2 years'],
  ])('%d days: %s', (days, label) => {
    expect(openForLabel(days)).toBe(label);
  });
});
