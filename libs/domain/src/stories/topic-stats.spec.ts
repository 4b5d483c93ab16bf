import { describe, expect, it } from '@jest/globals';
import { topicStats, updateFrequency } from './topic-stats.js';

const now = new Date('2026-03-31T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('updateFrequency', () => {
  it.each([
    [[0, 1, 2, 3, 4, 5, 6], 'frequent'],
    [[1, 6], 'moderate'],
    [[1], 'slow'],
    [[29], 'slow'],
    [[31], 'none'],
    [[], 'none'],
  ])('milestones %j days ago are %s', (days, frequency) => {
    expect(updateFrequency(days.map(daysAgo), now)).toBe(frequency);
  });
});

describe('topicStats', () => {
  it('counts outlets, origins and confirmed milestones', () => {
    const stats = topicStats(
      [
        { sourceId: 1, originKey: 'agency:ap', publishedAt: daysAgo(3) },
        { sourceId: 2, originKey: 'agency:ap', publishedAt: daysAgo(1) },
        { sourceId: 2, originKey: 'source:b', publishedAt: daysAgo(2) },
      ],
      [
        { openedAt: daysAgo(3), origins: 2 },
        { openedAt: daysAgo(2), origins: 1 },
      ],
      now,
    );
    expect(stats).toEqual({
      sourceCount: 2,
      articleCount: 3,
      originCount: 2,
      updateFrequency: 'moderate',
      lastUpdated: daysAgo(1),
      multiSourceUpdates: 1,
    });
  });
});
