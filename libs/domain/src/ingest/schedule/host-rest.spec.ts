import { describe, expect, it } from '@jest/globals';
import { LIVE_PACE, type Pace, RECORDED_PACE } from './fetch-pace.js';
import type { FetchOutcome } from './fetch-state.js';
import { hostRestMs } from './host-rest.js';

const MINUTE = 60_000;
const answer = (kind: 'throttled' | 'server_error', retryAfterMs: number | null): FetchOutcome => ({
  ...{ kind, detail: 'HTTP', retryAfterMs },
});

describe('hostRestMs', () => {
  it.each<[string, FetchOutcome, Pace, number]>([
    ['429', answer('throttled', 5 * MINUTE), LIVE_PACE, 5 * MINUTE],
    ['503', answer('server_error', 5 * MINUTE), LIVE_PACE, 5 * MINUTE],
    ['a day', answer('throttled', 1440 * MINUTE), LIVE_PACE, 60 * MINUTE],
    ['no Retry-After', answer('throttled', null), LIVE_PACE, 0],
    ['a recording', answer('throttled', 5 * MINUTE), RECORDED_PACE, 0],
    ['another failure', { kind: 'not_found', detail: 'HTTP 404' }, LIVE_PACE, 0],
    ['a success', { kind: 'not_modified', freshForMs: 5 * MINUTE }, LIVE_PACE, 0],
  ])('%s', (_, outcome, pace, expected) => {
    expect(hostRestMs(outcome, pace)).toBe(expected);
  });
});
