import { describe, expect, it } from '@jest/globals';
import { type FetchState, newFetchState } from '../schedule/fetch-state.js';
import { alertAfter, alertInWords } from './feed-alert.js';

const now = new Date('2026-08-13T12:00:00Z');
const state = newFetchState(7, 'https://herald.example/feed', now);
const dead: Partial<FetchState> = {
  failingSince: now,
  deadSince: now,
  failureCount: 9,
  lastDetail: 'timeout',
};

describe('alertAfter', () => {
  it.each<[string, Partial<FetchState>, Partial<FetchState>, string | null]>([
    ['a feed dies', {}, dead, 'feed_dead:7:2026-08-13T12:00:00.000Z'],
    ['it stays dead', dead, dead, null],
    ['it revives', dead, {}, null],
    [
      'it is abandoned',
      dead,
      { ...dead, disabledReason: 'dead' },
      'feed_abandoned:7:2026-08-13T12:00:00.000Z',
    ],
    [
      'it is gone',
      {},
      { lastCheckedAt: now, disabledReason: 'gone' },
      'feed_gone:7:2026-08-13T12:00:00.000Z',
    ],
    [
      'a dead one is gone',
      dead,
      { ...dead, disabledReason: 'gone', lastCheckedAt: now },
      'feed_gone:7:2026-08-13T12:00:00.000Z',
    ],
    ['it fails', {}, { failureCount: 3, failingSince: now }, null],
  ])('%s', (_, before, after, factKey) => {
    const alert = alertAfter({ ...state, ...before }, { ...state, ...after });
    expect(alert?.factKey ?? null).toBe(factKey);
  });

  it('carries the details for operators', () => {
    expect(alertAfter(state, { ...state, ...dead, lastOutcome: 'unreachable' })?.payload).toEqual({
      url: state.url,
      failures: 9,
      failingSince: now.toISOString(),
      outcome: 'unreachable',
      detail: 'timeout',
    });
  });
});

describe('alertInWords', () => {
  const payload = { outcome: 'server_error', detail: 'HTTP 503' };

  it.each<[Parameters<typeof alertInWords>[0], string]>([
    [
      { kind: 'feed_dead', payload },
      'Failed for a week; from now on tried once a day: the server reported an error (HTTP 503)',
    ],
    [
      { kind: 'feed_abandoned', payload: { outcome: null, detail: null } },
      'Failed for another month; no longer checked: the visit failed',
    ],
    [{ kind: 'feed_gone', payload }, 'Permanently gone (HTTP 410); no longer checked'],
    [
      { kind: 'source_flooded', payload: { exceeded: 'day', quota: 20, over: 180 } },
      'Published more than the quota of 20 items a day; 180 were left out',
    ],
    [
      { kind: 'source_flooded', payload: { stored: 412, usual: 21 } },
      'Stored 412 articles in one day, far more than its usual 21; a quota would limit it',
    ],
  ])('%j', (alert, words) => {
    expect(alertInWords(alert)).toBe(words);
  });
});
