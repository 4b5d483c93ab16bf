import { describe, expect, it } from '@jest/globals';
import { LIVE_PACE, RECORDED_PACE } from './fetch-pace.js';
import { type FetchState, newFetchState } from './fetch-state.js';
import { checkAfterFailure, checkAfterSuccess, checkAfterUnreadable } from './next-check.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Thursday. */
const now = new Date('2026-08-13T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const state = newFetchState(7, 'https://herald.example/feed', now);
const minutes = (at: Date) => (at.getTime() - now.getTime()) / MINUTE;
const live = { now, pace: LIVE_PACE };
const recorded = { now, pace: RECORDED_PACE };

describe('checkAfterSuccess', () => {
  const weekly = { rhythmMs: 168 * HOUR, lastNewAt: now };
  const busy = { rhythmMs: 10 * MINUTE, lastNewAt: now };
  it.each<[string, Partial<FetchState>, number | null, number, FetchState['nextCheckReason']]>([
    ['nothing known', {}, null, 30, 'default'],
    ['fresh for 2 h', {}, 2 * HOUR, 120, 'freshness'],
    ['fresh for a second', {}, 1000, 30, 'default'],
    ['fresh for a year', {}, 8760 * HOUR, 1440, 'freshness'],
    ['a ttl of 1 h', { statedIntervalMs: HOUR }, null, 60, 'freshness'],
    ['a ttl of a month', { statedIntervalMs: 720 * HOUR }, null, 1440, 'freshness'],
    ['the longer of both', { statedIntervalMs: HOUR }, 2 * HOUR, 120, 'freshness'],
    ['an item every 2 h', { rhythmMs: 2 * HOUR, lastNewAt: now }, null, 60, 'rhythm'],
    ['an item every 8 h', { rhythmMs: 8 * HOUR, lastNewAt: now }, null, 60, 'rhythm'],
    ['an item every minute', { rhythmMs: MINUTE, lastNewAt: now }, null, 5, 'rhythm'],
    ['an item a week', weekly, null, 1260, 'rhythm'],
    ['an item every two weeks', { ...weekly, rhythmMs: 336 * HOUR }, null, 1309, 'rhythm'],
    ['rhythm above freshness', { rhythmMs: 2 * HOUR, lastNewAt: now }, 10 * MINUTE, 60, 'rhythm'],
    ['rhythm below freshness', busy, 20 * MINUTE, 20, 'freshness'],
    ['a busy feed silent for a day', { ...busy, lastNewAt: ago(24 * HOUR) }, null, 120, 'rhythm'],
    ['silence without a rhythm', { lastNewAt: ago(24 * HOUR) }, null, 120, 'rhythm'],
    ['a hub', { ...busy, pushedUntil: ago(-HOUR) }, null, 360, 'pushed'],
    ['a hub whose lease has expired', { ...busy, pushedUntil: ago(HOUR) }, null, 5, 'rhythm'],
    ['a hub of a feed that rarely publishes', { ...weekly, pushedUntil: ago(-HOUR) }, null, 1260, 'rhythm'],
  ])('%s', (_, known, freshForMs, least, reason) => {
    const check = checkAfterSuccess({ ...state, ...known }, freshForMs, live);
    expect(check.nextCheckReason).toBe(reason);
    expect(minutes(check.nextCheckAt)).toBeGreaterThanOrEqual(least);
    expect(minutes(check.nextCheckAt)).toBeLessThanOrEqual(Math.min(1440, least * 1.1 + 1));
  });

  it('spreads feeds with the same interval, each by its own share', () => {
    const waits = Array.from({ length: 200 }, (_, feedId) =>
      minutes(checkAfterSuccess({ ...state, feedId }, HOUR, live).nextCheckAt),
    );
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...waits)).toBeLessThanOrEqual(66);
    for (const from of [60, 62, 64])
      expect(waits.filter((wait) => wait >= from && wait < from + 2).length).toBeGreaterThan(40);
  });

  it('moves a check out of the hours and days that the feed excludes', () => {
    const spared = { ...state, skipHours: [12, 13, 14], skipDays: [] };
    const { nextCheckAt, nextCheckReason } = checkAfterSuccess(spared, null, live);
    expect(nextCheckReason).toBe('skipped');
    expect(nextCheckAt.getUTCHours()).toBe(15);
  });

  it('checks a recording exactly as often as its server says', () => {
    const known = { ...state, rhythmMs: 5 * HOUR, statedIntervalMs: HOUR, skipHours: [12], lastNewAt: null };
    const check = (freshForMs: number | null) => checkAfterSuccess(known, freshForMs, recorded);
    expect(check(90_000)).toEqual({ nextCheckAt: ago(-90_000), nextCheckReason: 'freshness' });
    expect(check(10).nextCheckAt).toEqual(ago(-1000));
    expect(check(null)).toEqual({ nextCheckAt: ago(-30 * MINUTE), nextCheckReason: 'default' });
  });
});

describe('checkAfterFailure', () => {
  const failing = { ...state, failureCount: 3 };
  it.each<[string, Partial<FetchState>, number, [number, number], FetchState['nextCheckReason']]>([
    ['the third in a row', {}, 0, [20, 24], 'backoff'],
    ['Retry-After below the backoff', {}, 2 * MINUTE, [20, 24], 'backoff'],
    ['Retry-After above it', {}, 3 * HOUR, [180, 185], 'retry_after'],
    ['Retry-After of a year', {}, 8760 * HOUR, [10_080, 10_085], 'retry_after'],
    ['of a dead feed', { deadSince: ago(HOUR) }, 0, [1296, 1440], 'dead'],
  ])('%s', (_, known, retryAfterMs, [least, most], reason) => {
    const check = checkAfterFailure({ ...failing, ...known }, retryAfterMs, live);
    expect(check.nextCheckReason).toBe(reason);
    expect(minutes(check.nextCheckAt)).toBeGreaterThanOrEqual(least);
    expect(minutes(check.nextCheckAt)).toBeLessThanOrEqual(most);
  });

  it('obeys Retry-After of a recording to the second, and starts its backoff at one second', () => {
    expect(checkAfterFailure(failing, 2 * HOUR, recorded).nextCheckAt).toEqual(ago(-2 * HOUR));
    expect(minutes(checkAfterFailure(failing, 0, recorded).nextCheckAt)).toBeLessThan(0.1);
  });
});

describe('checkAfterUnreadable', () => {
  const failing = { ...state, failureCount: 3 };
  it('waits for the longer of freshness and backoff', () => {
    expect(checkAfterUnreadable(failing, MINUTE, live).nextCheckReason).toBe('backoff');
    const { nextCheckAt, nextCheckReason } = checkAfterUnreadable(failing, HOUR, live);
    expect(nextCheckReason).toBe('freshness');
    expect(minutes(nextCheckAt)).toBeGreaterThanOrEqual(60);
  });

  it('obeys the freshness of a recording: its next document may be readable', () => {
    expect(checkAfterUnreadable(failing, MINUTE, recorded).nextCheckAt).toEqual(ago(-MINUTE));
  });
});
