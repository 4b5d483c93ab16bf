import { describe, expect, it } from '@jest/globals';
import { scoreTags } from './score-tags.js';

describe('scoreTags', () => {
  it('scores the primary tag, and the label among all tags', () => {
    const outcomes = [
      { label: 'sports', tags: ['sports'] },
      { label: 'sports', tags: ['health', 'sports'] },
      { label: 'health', tags: ['health'] },
      { label: 'health', tags: ['general'] },
    ];
    // sports: precision 1, recall 1/2, F1 2/3; health: precision 1/2, recall 1/2, F1 1/2.
    expect(scoreTags(outcomes)).toEqual({
      n: 4,
      accuracy: 0.5,
      macroF1: 0.5833,
      labelRecall: 0.75,
      tagsPerArticle: 1.25,
    });
  });

  it('is zero for an empty file', () => {
    expect(scoreTags([])).toEqual({ n: 0, accuracy: 0, macroF1: 0, labelRecall: 0, tagsPerArticle: 0 });
  });
});
