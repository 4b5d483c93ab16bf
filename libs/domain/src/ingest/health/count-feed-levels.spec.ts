import { describe, expect, it } from '@jest/globals';
import { countFeedLevels } from './count-feed-levels.js';
import type { FeedStanding } from './feed-health.js';

const now = new Date('2031-05-20T12:00:00Z');
const fine: FeedStanding = {
  state: 'active',
  stateReason: null,
  nextCheckAt: now,
  lastCheckedAt: now,
  failureCount: 0,
  failingSince: null,
  deadSince: null,
  rhythmMs: null,
  lastNewAt: now,
};

describe('countFeedLevels', () => {
  it('includes levels without feeds', () => {
    expect(countFeedLevels([], [], now)).toEqual({
      ok: 0,
      quiet: 0,
      failing: 0,
      dead: 0,
      paused: 0,
      waiting: 0,
    });
  });

  it('counts active feeds one by one and inactive feeds by group', () => {
    const failing = { ...fine, failureCount: 2, failingSince: now };
    const active = [fine, fine, failing, { ...failing, deadSince: now }, { ...fine, lastNewAt: null }];
    const resting = [
      { state: 'waiting', stateReason: null, feeds: 7000 },
      { state: 'disabled', stateReason: 'gone', feeds: 3 },
      { state: 'disabled', stateReason: 'dead', feeds: 4 },
      { state: 'disabled', stateReason: 'paused', feeds: 5 },
    ] as const;
    expect(countFeedLevels(active, resting, now)).toEqual({
      ok: 2,
      quiet: 1,
      failing: 1,
      dead: 8,
      paused: 5,
      waiting: 7000,
    });
  });
});
