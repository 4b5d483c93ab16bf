import { describe, expect, it } from '@jest/globals';
import { LastItems } from './last-items.js';

const hashes = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`);

/** Which of the feeds 1 to 5 are remembered. */
function known(items: LastItems): number[] {
  return [1, 2, 3, 4, 5].filter((feed) => items.of(feed, `d${feed}`) !== undefined);
}

function remember(items: LastItems, feed: number, count: number): void {
  items.remember(feed, `d${feed}`, hashes(`${feed}-`, count));
}

describe('LastItems', () => {
  it('returns items only for the exact document', () => {
    const items = new LastItems(10);
    items.remember(1, 'd1', ['a', 'b', 'a']);
    expect([...(items.of(1, 'd1') ?? [])]).toEqual(['a', 'b']);
    expect(items.of(1, 'other')).toBeUndefined();
    expect(items.of(1, null)).toBeUndefined();
    expect(items.of(2, null)).toBeUndefined();
  });

  it('drops the oldest feeds first when it exceeds its limit', () => {
    const items = new LastItems(10);
    for (const feed of [1, 2, 3]) remember(items, feed, 3);
    expect(known(items)).toEqual([1, 2, 3]);
    remember(items, 4, 5);
    expect(known(items)).toEqual([3, 4]);
  });

  it("replaces a feed's former hashes, and treats a feed that is read again as new", () => {
    const items = new LastItems(10);
    for (const feed of [1, 2, 1, 1, 1]) remember(items, feed, 5);
    expect(known(items)).toEqual([1, 2]);
    remember(items, 3, 5);
    expect(known(items)).toEqual([1, 3]);
    items.forget(1);
    items.forget(1);
    for (const feed of [4, 5]) remember(items, feed, 2);
    expect(known(items)).toEqual([3, 4, 5]);
  });

  it('does not drop other feeds for a document that is too large', () => {
    const items = new LastItems(10);
    remember(items, 1, 4);
    remember(items, 2, 4);
    remember(items, 2, 11);
    remember(items, 3, 0);
    expect(known(items)).toEqual([1]);
  });
});
