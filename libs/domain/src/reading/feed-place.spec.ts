import { describe, expect, it } from '@jest/globals';
import { feedPlace } from './feed-place.js';

describe('where a page of the news feed begins', () => {
  it.each([
    ['at the top', 0, 0, { mark: -1, skip: 0 }],
    ['before the first mark', 9, 0, { mark: -1, skip: 9 }],
    ['at a mark', 20, 0, { mark: 1, skip: 0 }],
    ['after a mark', 57, 0, { mark: 4, skip: 7 }],
    ['further down by new cards', 57, 12, { mark: 3, skip: 5 }],
    ['further up if cards are gone', 57, -5, { mark: 5, skip: 2 }],
    ['counted from the top if the first mark is further down', 25, 20, { mark: -1, skip: 25 }],
    ['never above the top', 3, 20, { mark: -1, skip: 3 }],
  ])('%s', (_, offset, grown, expected) => {
    expect(feedPlace(offset, { grown, step: 10 })).toEqual(expected);
  });
});
