import { describe, expect, it } from '@jest/globals';
import { topicRelevance } from './topic-relevance.js';

describe('topicRelevance', () => {
  it('gives texts near to the others more than a different one', () => {
    const [first, second, apart] = topicRelevance([
      'The dam of Orvale broke',
      'Orvale dam broke at night',
      'Tickets for the cup final',
    ]);
    expect(first).toBeGreaterThan(1);
    expect(second).toBeGreaterThan(1);
    expect(apart).toBeLessThan(1);
  });

  it('gives 0 to texts without words', () => {
    expect(topicRelevance(['', '!?'])).toEqual([0, 0]);
    expect(topicRelevance([])).toEqual([]);
  });
});
