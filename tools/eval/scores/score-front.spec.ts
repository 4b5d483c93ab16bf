import { describe, expect, it } from '@jest/globals';
import { scoreFront, tellingTopics } from './score-front.js';

const topics = new Map([
  ['a1', 1],
  ['a2', 1],
  ['a3', 2],
  ['b1', 3],
  ['b2', 3],
  ['c1', 1],
  ['c2', 1],
  ['d1', 4],
]);
const story = (id: string, ...articles: string[]) => ({ id, articles });

describe('scoreFront', () => {
  it('counts the stories that have a card among the first', () => {
    const cards = [{ topicId: 1 }, ...Array.from({ length: 19 }, () => ({ topicId: 9 })), { topicId: 3 }];
    const score = scoreFront([story('a', 'a1', 'a2'), story('b', 'b1', 'b2')], topics, cards);
    expect(score).toMatchObject({ stories: 2, among20: 1, among60: 2, among300: 2 });
    expect(score.missed.map(({ id }) => id)).toEqual(['b']);
  });

  it('counts a card for one story only', () => {
    const both = [story('a', 'a1', 'a2'), story('c', 'c1', 'c2')];
    expect(scoreFront(both, topics, [{ topicId: 1 }]).among20).toBe(1);
  });
});

describe('tellingTopics', () => {
  it('are those with two articles and a quarter of the story', () => {
    expect(tellingTopics(['a1', 'a2', 'a3'], topics)).toEqual([1]);
    expect(tellingTopics(['a1', 'a2', 'b1', 'b2'], topics)).toEqual([1, 3]);
  });

  it('are the one that holds an article if none holds two', () => {
    expect(tellingTopics(['d1', 'unknown'], topics)).toEqual([4]);
    expect(tellingTopics(['unknown'], topics)).toEqual([]);
  });
});
