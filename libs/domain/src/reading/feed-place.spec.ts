import { describe, expect, it } from '@jest/globals';
import { feedPlace } from './feed-place.js';

describe('where a page of the news feed begins', () => {
  it.each([
    ['at the top', 0, 100, 100, { mark: -1, skip: 0 }],
    ['before the first mark', 9, 100, 100, { mark: -1, skip: 9 }],
    ['at a mark', 20, 100, 100, { mark: 1, skip: 0 }],
    ['after a mark', 57, 100, 100, { mark: 4, skip: 7 }],
    ['further down by new cards', 57, 112, 100, { mark: 3, skip: 5 }],
    ['further up if cards are gone', 57, 95, 100, { mark: 5, skip: 2 }],
    ['counted from the top if the first mark is further down', 25, 120, 100, { mark: -1, skip: 25 }],
    ['never above the top', 3, 120, 100, { mark: -1, skip: 3 }],
  ])('%s', (_, offset, total, markedTotal, expected) => {
    expect(feedPlace(offset, { total, markedTotal, step: 10 })).toEqual(expected);
  });
});
