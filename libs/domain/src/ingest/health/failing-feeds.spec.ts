import { describe, expect, it } from '@jest/globals';
import { failingFeeds } from './count-feed-levels.js';
import type { FeedStanding } from './feed-health.js';

const NOW = new Date('2031-03-04T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const WORKS: FeedStanding = {
  state: 'active',
  stateReason: null,
  nextCheckAt: ago(-5),
  lastCheckedAt: ago(5),
  failureCount: 0,
  failingSince: null,
  deadSince: null,
  rhythmMs: null,
  lastNewAt: ago(9),
};
const FAILS: FeedStanding = { ...WORKS, failureCount: 2, failingSince: ago(90) };

describe('failingFeeds', () => {
  it.each<[string, FeedStanding[], ReturnType<typeof failingFeeds>]>([
    ['none', [], { feeds: 0, of: 0, forMs: 0 }],
    ['new ones are not counted', [{ ...WORKS, lastCheckedAt: null }], { feeds: 0, of: 0, forMs: 0 }],
    ['quiet ones work', [{ ...WORKS, lastNewAt: ago(100_000) }], { feeds: 0, of: 1, forMs: 0 }],
    [
      'since the last one failed',
      [FAILS, { ...FAILS, failingSince: ago(20) }, { ...FAILS, deadSince: ago(30) }, WORKS],
      { feeds: 3, of: 4, forMs: 20 * 60_000 },
    ],
  ])('%s', (_, feeds, expected) => {
    expect(failingFeeds(feeds, NOW)).toEqual(expected);
  });
});
