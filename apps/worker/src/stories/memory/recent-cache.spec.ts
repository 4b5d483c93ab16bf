import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RecentCache } from './recent-cache.js';

describe('RecentCache', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // lru-cache treats a start at 0 as unset.
    jest.advanceTimersByTime(1);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps what is asked for, and drops the rest without being asked', () => {
    const cache = new RecentCache<{ text: string }>({ most: 10, keptMs: 30_000 });
    cache.set(1, { text: 'asked for' });
    cache.set(2, { text: 'forgotten' });
    for (let seconds = 0; seconds < 60; seconds += 5) {
      jest.advanceTimersByTime(5000);
      expect(cache.get(1)).toEqual({ text: 'asked for' });
    }
    expect(cache.size).toBe(1);
    jest.advanceTimersByTime(60_000);
    expect(cache.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('uses one timer for all entries', () => {
    const cache = new RecentCache<object>({ most: 1000, keptMs: 30_000 });
    for (let id = 0; id < 500; id += 1) cache.set(id, {});
    // The cache may hold one more for its clock.
    expect(jest.getTimerCount()).toBeLessThanOrEqual(2);
  });

  it('drops what was unused for longest when it is full', () => {
    const cache = new RecentCache<object>({ most: 2, keptMs: 30_000 });
    for (const id of [1, 2]) cache.set(id, {});
    cache.get(1);
    cache.set(3, {});
    expect([1, 2, 3].map((id) => cache.get(id) !== undefined)).toEqual([true, false, true]);
  });
});
