import { describe, expect, it } from '@jest/globals';
import { digestWords, recommendationWords } from './digest-words.js';
import type { MilestoneFact, StatusFact } from './notification-fact.js';

const at = new Date('2031-03-04T12:00:00Z');
const added = (milestoneId: number, isSignificant = false): MilestoneFact => ({
  id: milestoneId,
  topicId: 1,
  at,
  kind: 'milestone_added',
  milestoneId,
  title: `Step ${milestoneId}`,
  isSignificant,
  origins: 1,
});
const resolved: StatusFact = {
  id: 9,
  topicId: 1,
  at,
  kind: 'status_changed',
  from: 'ongoing',
  to: 'resolved',
  reason: 'Ended: “The strike is over” (The Gull, 9 March 2031). 2 independent origins reported it.',
};
const topic = (id: number) => ({ id, slug: `story-${id}`, name: `Story ${id}` });

describe('digestWords', () => {
  it('puts resolutions first, then significant developments, then the rest', () => {
    const words = digestWords('daily', [
      { topic: topic(1), facts: [added(1), added(2)] },
      { topic: topic(2), facts: [added(3, true)] },
      { topic: topic(3), facts: [resolved] },
    ]);
    expect(words).toMatchObject({
      type: 'other',
      title: 'Your daily digest',
      message: '4 developments in 3 stories: Story 3; Story 2; Story 1.',
    });
    expect(words.items[0]).toEqual({
      topicId: 3,
      slug: 'story-3',
      name: 'Story 3',
      facts: ['Ended: “The strike is over” (The Gull, 9 March 2031). 2 independent origins reported it.'],
    });
  });

  it('limits the stories and the developments of each', () => {
    const facts = Array.from({ length: 30 }, (_, n) => added(n));
    const words = digestWords(
      'weekly',
      Array.from({ length: 300 }, (_, n) => ({ topic: topic(n), facts })),
    );
    expect(words.message).toBe('9000 developments in 300 stories: Story 0; Story 1; Story 2; 297 more.');
    expect(words.items).toHaveLength(40);
    expect(words.items[0]?.facts).toHaveLength(8);
    expect(words.items[0]?.facts.at(-1)).toBe('and 23 more');
  });
});

describe('recommendationWords', () => {
  it('names the stories, with their category and origins', () => {
    const words = recommendationWords([{ ...topic(1), category: 'Science', origins: 3 }]);
    expect(words.message).toBe('1 new story: Story 1.');
    expect(words.items).toEqual([
      { topicId: 1, slug: 'story-1', name: 'Story 1', facts: ['Science, reported by 3 independent origins'] },
    ]);
  });
});
