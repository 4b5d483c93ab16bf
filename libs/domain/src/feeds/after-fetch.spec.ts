import { describe, expect, it } from '@jest/globals';
import { afterFetch } from './after-fetch.js';
import type { FetchOutcome, FetchState } from './fetch-state.js';

const now = new Date('2026-08-13T12:00:00Z');
const state: FetchState = {
  feedId: 7,
  url: 'https://herald.example/feed',
  etag: '"old"',
  lastModified: null,
  nextCheckAt: now,
  nextCheckReason: 'new',
  lastCheckedAt: null,
  lastSuccessAt: null,
  lastOutcome: null,
  lastDetail: null,
  failureCount: 0,
  redirectUrl: null,
  redirectSightings: 0,
  disabledReason: null,
};
const MINUTE = 60_000;
const ok = { kind: 'ok', etag: '"new"', lastModified: 'then', freshForMs: null, ttlMinutes: null } as const;
const minutes = (after: FetchState) => (after.nextCheckAt.getTime() - now.getTime()) / MINUTE;

describe('afterFetch', () => {
  it.each<[string, FetchOutcome, number, FetchState['nextCheckReason']]>([
    ['no hint', ok, 30, 'default'],
    ['fresh for 2 h', { ...ok, freshForMs: 120 * MINUTE }, 120, 'freshness'],
    ['fresh for a second', { ...ok, freshForMs: 1000 }, 5, 'freshness'],
    ['fresh for a year', { ...ok, freshForMs: 525_600 * MINUTE }, 1440, 'freshness'],
    ['ttl', { ...ok, ttlMinutes: 60 }, 60, 'freshness'],
    ['the header over the ttl', { ...ok, freshForMs: 10 * MINUTE, ttlMinutes: 60 }, 10, 'freshness'],
    ['not modified', { kind: 'not_modified', freshForMs: 45 * MINUTE }, 45, 'freshness'],
    ['Retry-After', { kind: 'throttled', detail: '429', retryAfterMs: 180 * MINUTE }, 180, 'retry_after'],
    [
      'unreadable but fresh for 1 h',
      { kind: 'unreadable', detail: 'empty', etag: null, lastModified: null, freshForMs: 60 * MINUTE },
      60,
      'freshness',
    ],
  ])('%s', (_, outcome, after, reason) => {
    const next = afterFetch(state, outcome, now);
    expect([minutes(next), next.nextCheckReason]).toEqual([after, reason]);
  });

  it('backs off to a day, and a success forgets it', () => {
    let next = state;
    const waits: number[] = [];
    for (let visit = 0; visit < 12; visit++) {
      next = afterFetch(next, { kind: 'unreachable', detail: 'timeout' }, now);
      waits.push(minutes(next));
    }
    expect(waits[0]).toBeGreaterThanOrEqual(5);
    expect(waits[0]).toBeLessThanOrEqual(6);
    expect(waits.every((wait, at) => at === 0 || wait >= (waits[at - 1] ?? 0))).toBe(true);
    expect(waits.at(-1)).toBe(1440);
    expect(afterFetch(next, ok, now)).toMatchObject({
      failureCount: 0,
      lastDetail: null,
      etag: '"new"',
      lastSuccessAt: now,
    });
  });

  it('keeps the validators when nothing changed, and when the visit failed', () => {
    expect(afterFetch(state, { kind: 'not_modified', freshForMs: null }, now).etag).toBe('"old"');
    expect(afterFetch(state, { kind: 'server_error', detail: '503', retryAfterMs: null }, now).etag).toBe(
      '"old"',
    );
  });

  it('adopts a permanent redirect at the third sighting in a row', () => {
    const moved = { kind: 'moved', to: 'https://new.example/feed', answer: ok } as const;
    const twice = afterFetch(afterFetch(state, moved, now), moved, now);
    expect(twice).toMatchObject({ url: state.url, redirectSightings: 2 });
    expect(afterFetch(twice, moved, now)).toMatchObject({
      url: moved.to,
      redirectUrl: null,
      redirectSightings: 0,
    });
    expect(afterFetch(twice, ok, now)).toMatchObject({ url: state.url, redirectSightings: 0 });
  });

  it('takes 304 for bytes that were unreadable as unreadable still', () => {
    const bad = afterFetch(
      state,
      { kind: 'unreadable', detail: 'empty', etag: '"e"', lastModified: null, freshForMs: null },
      now,
    );
    const again = afterFetch(bad, { kind: 'not_modified', freshForMs: 60 * MINUTE }, now);
    expect(again).toMatchObject({
      lastOutcome: 'unreadable',
      lastDetail: 'empty',
      etag: '"e"',
      failureCount: 2,
    });
  });

  it('waits as little as it is told to', () => {
    expect(minutes(afterFetch(state, { ...ok, freshForMs: MINUTE }, now, 1000))).toBe(1);
    expect(minutes(afterFetch(state, { kind: 'unreachable', detail: 'x' }, now, 1000))).toBeLessThan(0.1);
  });

  it('disables a feed that is gone', () => {
    expect(afterFetch(state, { kind: 'gone', detail: '410' }, now)).toMatchObject({
      disabledReason: 'gone',
      lastOutcome: 'gone',
    });
  });
});
