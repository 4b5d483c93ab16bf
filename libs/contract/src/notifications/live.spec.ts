import { describe, expect, it } from '@jest/globals';
import { afterGrowth, LiveQuery, NewsFeedGrowth, NOTHING_UNSEEN } from './live.js';

describe('afterGrowth', () => {
  const seen = { mark: 100, count: 2 };
  it.each([
    [
      'the first mark: what was there is seen',
      NOTHING_UNSEEN,
      { from: 90, to: 100, added: 5 },
      { mark: 100, count: 0 },
    ],
    ['more since the mark', seen, { from: 100, to: 107, added: 3 }, { mark: 107, count: 5 }],
    ['more, after something was missed', seen, { from: 105, to: 107, added: 1 }, { mark: 107, count: 3 }],
    ['heard before', seen, { from: 95, to: 100, added: 4 }, seen],
    [
      'told to a tab that knew less: what was counted is not counted twice',
      seen,
      { from: 95, to: 104, added: 6 },
      { mark: 104, count: 2 },
    ],
    ['a mark behind ours', seen, { from: 40, to: 50, added: 4 }, seen],
    ['more than are counted', seen, { from: 100, to: 9000, added: 1000 }, { mark: 9000, count: 1000 }],
  ])('%s', (_, unseen, growth, expected) => {
    expect(afterGrowth(unseen, NewsFeedGrowth.parse(growth))).toEqual(expected);
  });
});

describe('LiveQuery', () => {
  it.each(['', '-1', '1.5', '1e9', ' 5', '9'.repeat(16)])('refuses %j', (since) => {
    expect(LiveQuery.safeParse({ since }).success).toBe(false);
  });
  it('takes a mark, or none', () => {
    expect([LiveQuery.parse({ since: '42' }), LiveQuery.parse({})]).toEqual([{ since: 42 }, {}]);
  });
});
