import { describe, expect, it } from '@jest/globals';
import { confirmationLevel, confirmationSummary, markerOf } from './confirmation.js';

describe('confirmationLevel', () => {
  it.each([
    [0, 'single'],
    [1, 'single'],
    [2, 'multiple'],
    [3, 'verified'],
    [40, 'verified'],
  ])('of %d origins is %s', (origins, level) => {
    expect(confirmationLevel(origins)).toBe(level);
  });
});

describe('confirmationSummary', () => {
  it.each([
    [1, 1, '1 independent origin · 1 outlet'],
    [3, 17, '3 independent origins · 17 outlets'],
    [2, 1, '2 independent origins · 1 outlet that credits others'],
    [5, 3, '5 independent origins · 3 outlets that credit others'],
  ])('of %d and %d reads %s', (origins, outlets, words) => {
    expect(confirmationSummary(origins, outlets)).toBe(words);
  });
});

describe('markerOf', () => {
  it.each([
    [true, 'verified', true, 'significant'],
    [false, 'verified', true, 'verified'],
    [false, 'multiple', true, 'multiple'],
    [false, 'single', true, 'beginning'],
    [false, 'single', false, 'update'],
  ] as const)('significant %s, %s, first %s: %s', (isSignificant, level, isFirst, marker) => {
    expect(markerOf({ isSignificant, confirmationLevel: level }, isFirst)).toBe(marker);
  });
});
