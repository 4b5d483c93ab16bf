import { describe, expect, it } from '@jest/globals';
import { badgeText } from './notification.js';

describe("the bell's badge", () => {
  it.each([
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [100, '9+'],
  ])('%i unread → %s', (count, words) => {
    expect(badgeText(count)).toBe(words);
  });
});
