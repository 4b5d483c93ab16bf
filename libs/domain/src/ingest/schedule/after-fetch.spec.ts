import { describe, expect, it } from '@jest/globals';
import { afterFetch } from './after-fetch.js';
import { RECORDED_PACE } from './fetch-pace.js';
import { type DocumentOutcome, type FetchOutcome, type FetchState, newFetchState } from './fetch-state.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date('2026-08-13T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const state: FetchState = { ...newFetchState(7, 'https://herald.example/feed', now), etag: '"old"' };
const silent = { statedIntervalMs: null, skipHours: [], skipDays: [], hubUrl: null, selfUrl: null };
const ok: DocumentOutcome = {
  ...{ kind: 'ok', etag: '"new"', lastModified: 'then', freshForMs: null, asks: silent },
  ...{ published: [], appeared: [] },
};
const down: FetchOutcome = { kind: 'unreachable', detail: 'timeout' };
const unchanged: FetchOutcome = { kind: 'not_modified', freshForMs: null };
const bad: FetchOutcome = {
  ...{ kind: 'unreadable', detail: 'empty', etag: '"e"', lastModified: null, freshForMs: null },
};
const minutes = (next: FetchState) => (next.nextCheckAt.getTime() - now.getTime()) / MINUTE;

/** Repeats visits at the times that each visit sets. */
function visits(start: FetchState, outcome: FetchOutcome, until: (next: FetchState) => boolean): FetchState {
  let next = start;
  for (let count = 0; count < 200 && !until(next); count++) {
    next = afterFetch(next, outcome, next.nextCheckAt);
  }
  return next;
}

describe('afterFetch, after a success', () => {
  it('keeps the requests of the document and its rhythm', () => {
    const asks = { statedIntervalMs: 60 * MINUTE, skipHours: [3], skipDays: [0], hubUrl: 'h', selfUrl: 's' };
    const published = [10, 20, 30, 40].map((ago) => later(-ago * MINUTE));
    expect(afterFetch(state, { ...ok, asks, published, appeared: published }, now)).toMatchObject({
      ...asks,
      etag: '"new"',
      rhythmMs: 10 * MINUTE,
      lastNewAt: later(-10 * MINUTE),
    });
  });

  it('counts an empty feed as a success', () => {
    expect(afterFetch(state, ok, now)).toMatchObject({ failureCount: 0, lastOutcome: 'ok', lastNewAt: null });
  });

  it('drops requests that the document no longer makes', () => {
    const before = { ...state, statedIntervalMs: DAY, hubUrl: 'h', selfUrl: 's' };
    expect(afterFetch(before, ok, now)).toMatchObject({ statedIntervalMs: null, hubUrl: null });
  });

  it('keeps rhythm and requests if nothing changed, and slows down as silence grows', () => {
    const known = { ...state, rhythmMs: 20 * MINUTE, statedIntervalMs: 15 * MINUTE, lastNewAt: now };
    const soon = afterFetch(known, unchanged, now);
    expect(soon).toMatchObject({ rhythmMs: 20 * MINUTE, statedIntervalMs: 15 * MINUTE, etag: '"old"' });
    const tomorrow = afterFetch(known, unchanged, later(DAY));
    expect(minutes(soon)).toBeLessThan(20);
    expect(minutes(tomorrow) - 1440).toBeGreaterThanOrEqual(120);
  });

  it('trusts a hub for hours, but checks again soon if the server does not serve an announced change yet', () => {
    const hub = {
      ...state,
      rhythmMs: 20 * MINUTE,
      lastNewAt: now,
      lastCheckedAt: now,
      pushedUntil: later(DAY),
    };
    const trusted = afterFetch(hub, ok, now);
    expect([trusted.nextCheckReason, minutes(trusted) >= 360]).toEqual(['pushed', true]);
    expect(minutes(afterFetch(trusted, unchanged, now))).toBeGreaterThanOrEqual(360);
    const announced = { ...trusted, nextCheckAt: later(HOUR) };
    expect(minutes(afterFetch(announced, unchanged, now))).toBeLessThan(20);
    expect(minutes(afterFetch(announced, ok, now))).toBeGreaterThanOrEqual(360);
  });

  it('checks again soon if a hub did not announce what a visit found', () => {
    const hub = { ...state, rhythmMs: 20 * MINUTE, lastNewAt: later(-HOUR), lastCheckedAt: now };
    const trusted = afterFetch({ ...hub, pushedUntil: later(DAY) }, ok, now);
    const found = { ...ok, appeared: [now] };
    expect(minutes(afterFetch(trusted, found, now))).toBeLessThan(20);
    expect(minutes(afterFetch({ ...trusted, nextCheckAt: now }, found, now))).toBeGreaterThanOrEqual(360);
  });

  const moved = { kind: 'moved', to: 'https://new.example/feed', answer: ok } as const;
  const sightings = (...hours: number[]) =>
    hours.reduce((next, hour) => afterFetch(next, moved, later(hour * HOUR)), state);

  it('adopts a permanent redirect that was seen three times in a row, and for a day', () => {
    const seen = { url: state.url, redirectUrl: moved.to, redirectSince: now };
    expect(sightings(0, 25)).toMatchObject({ ...seen, redirectSightings: 2 });
    expect(sightings(0, 1, 2, 23.9)).toMatchObject({ ...seen, redirectSightings: 4 });
    const none = { redirectUrl: null, redirectSightings: 0, redirectSince: null };
    expect(sightings(0, 12, 24)).toMatchObject({ url: moved.to, ...none });
    expect(afterFetch(sightings(0, 12), ok, later(DAY))).toMatchObject({ url: state.url, ...none });
  });

  it('counts a redirect to another URL, or with an unknown start, from now on', () => {
    const elsewhere = { ...moved, to: 'https://other.example/feed' };
    const then = later(30 * HOUR);
    const other = afterFetch(sightings(0, 12), elsewhere, then);
    expect(other).toMatchObject({ redirectSightings: 1, redirectSince: then });
    const unknown = afterFetch({ ...sightings(0, 12), redirectSince: null }, moved, then);
    expect(unknown).toMatchObject({ url: state.url, redirectSince: then });
  });
});

describe('afterFetch, after a failure', () => {
  it('backs off from minutes to a day, until a success', () => {
    let next = state;
    const waits: number[] = [];
    for (let visit = 0; visit < 12; visit++) {
      next = afterFetch(next, down, now);
      waits.push(minutes(next));
    }
    expect(waits[0]).toBeGreaterThanOrEqual(5);
    expect(waits[0]).toBeLessThanOrEqual(6);
    expect(waits.slice(0, 8).every((wait, at) => wait >= 5 * 2 ** at && wait <= 6 * 2 ** at)).toBe(true);
    expect(waits.slice(8).every((wait) => wait >= 1200 && wait <= 1440)).toBe(true);
    expect(next).toMatchObject({ failingSince: now, etag: '"old"' });
    expect(afterFetch(next, ok, now)).toMatchObject({
      ...{ failureCount: 0, failingSince: null, lastDetail: null, etag: '"new"', lastSuccessAt: now },
    });
  });

  it.each<[string, FetchOutcome]>([
    ['of transport', down],
    ['of the server', { kind: 'server_error', detail: '503', retryAfterMs: null }],
    ['of access', { kind: 'unauthorised', detail: '403' }],
  ])('counts 304 after a failure %s as a success', (_, outcome) => {
    const failed = afterFetch(state, outcome, now);
    expect(failed.etag).toBe('"old"');
    expect(afterFetch(failed, unchanged, now)).toMatchObject({
      failureCount: 0,
      lastOutcome: 'not_modified',
    });
  });

  it('counts 304 for an unreadable document as unreadable again', () => {
    const again = afterFetch(afterFetch(state, bad, now), unchanged, now);
    expect(again).toMatchObject({
      ...{ lastOutcome: 'unreadable', lastDetail: 'empty', etag: '"e"', failureCount: 2 },
    });
  });

  it('drops the validators of an unreadable document if something else failed since', () => {
    expect(afterFetch(afterFetch(state, bad, now), down, now)).toMatchObject({ etag: null });
  });

  it('disables a feed that is gone', () => {
    expect(afterFetch(state, { kind: 'gone', detail: '410' }, now)).toMatchObject({
      disabledReason: 'gone',
      lastOutcome: 'gone',
    });
  });
});

describe('afterFetch, after many failures', () => {
  const dead = visits(state, down, (next) => next.deadSince !== null);
  const daysSince = (since: Date | null, then: Date | null) =>
    ((then?.getTime() ?? 0) - (since?.getTime() ?? 0)) / DAY;

  it('marks a feed as dead after a week', () => {
    expect(daysSince(now, dead.deadSince)).toBeGreaterThanOrEqual(7);
    expect(daysSince(now, dead.deadSince)).toBeLessThan(8.1);
    expect(dead).toMatchObject({ nextCheckReason: 'dead', disabledReason: null });
  });

  it('tries a dead feed once a day for a month, then disables it', () => {
    const tomorrow = afterFetch(dead, bad, dead.nextCheckAt);
    expect(daysSince(dead.nextCheckAt, tomorrow.nextCheckAt)).toBeLessThanOrEqual(1);
    expect(daysSince(dead.nextCheckAt, tomorrow.nextCheckAt)).toBeGreaterThan(0.9);
    const abandoned = visits(dead, down, (next) => next.disabledReason !== null);
    expect(abandoned).toMatchObject({ disabledReason: 'dead', deadSince: dead.deadSince });
    expect(daysSince(dead.deadSince, abandoned.lastCheckedAt)).toBeGreaterThanOrEqual(30);
    expect(daysSince(dead.deadSince, abandoned.lastCheckedAt)).toBeLessThan(31);
  });

  it.each<[string, FetchOutcome]>([
    ['a document', ok],
    ['304', unchanged],
  ])('revives a dead feed with %s', (_, outcome) => {
    expect(afterFetch(dead, outcome, dead.nextCheckAt)).toMatchObject({
      ...{ deadSince: null, failingSince: null, failureCount: 0, nextCheckReason: 'default' },
    });
  });

  it('neither kills nor abandons a feed because a clock jumped', () => {
    const once = afterFetch(state, down, now);
    expect(afterFetch(once, down, later(400 * DAY)).deadSince).toBeNull();
    expect(afterFetch(dead, down, later(400 * DAY)).disabledReason).toBeNull();
  });

  it('never gives up a feed of a recording', () => {
    let next = state;
    for (let day = 0; day < 60; day++) next = afterFetch(next, down, later(day * DAY), RECORDED_PACE);
    expect(next).toMatchObject({ deadSince: null, disabledReason: null, failureCount: 60 });
  });
});
