import { describe, expect, it } from '@jest/globals';
import { mainTopic, scoreStories } from './score-stories.js';

describe('scoreStories', () => {
  it('is perfect if every story has a topic of its own', () => {
    expect(scoreStories([{ topics: [1, 1, 1], lookAlikes: [2, 3] }])).toEqual({
      whole: 1,
      wholeMean: 1,
      pairF1: 1,
      leak: 0,
      topicsPerStory: 1,
    });
  });

  it('counts the articles and look-alikes in the main topic', () => {
    const { whole, wholeMean, leak, topicsPerStory } = scoreStories([
      { topics: [1, 1, 1, 2], lookAlikes: [1, 2, 3, 4] },
      { topics: [5, 6], lookAlikes: [] },
    ]);
    expect([whole, wholeMean, leak, topicsPerStory]).toEqual([0.6667, 0.625, 0.25, 2]);
  });

  it('counts pairs of one story, and pairs with a look-alike as wrong', () => {
    // Three pairs of the story, one of them in one topic, and one wrong pair.
    expect(scoreStories([{ topics: [1, 1, 2], lookAlikes: [2] }]).pairF1).toBe(0.4);
  });

  it('leaves out stories without articles', () => {
    expect(
      scoreStories([
        { topics: [], lookAlikes: [1] },
        { topics: [1], lookAlikes: [] },
      ]).whole,
    ).toBe(1);
  });
});

describe('mainTopic', () => {
  it('is the topic with most articles, the lowest key in a tie', () => {
    expect(mainTopic({ topics: [3, 2, 2, 3, 1], lookAlikes: [] })).toBe(2);
    expect(mainTopic({ topics: [], lookAlikes: [] })).toBeUndefined();
  });
});
