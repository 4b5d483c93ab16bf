import { describe, expect, it } from '@jest/globals';
import { biasOriginSentence, coverageWords } from './reading';

describe('biasOriginSentence', () => {
  it.each([
    [{ bias: null, biasOrigin: null, biasAgreed: null }, 'No public rating is known'],
    [{ bias: 'left', biasOrigin: null, biasAgreed: null }, 'Origin unknown'],
    [{ bias: 'left', biasOrigin: 'the recording', biasAgreed: null }, 'From the recording'],
    [
      { bias: 'right', biasOrigin: 'median of public ratings', biasAgreed: true },
      'From median of public ratings, which agree',
    ],
    [
      { bias: 'center', biasOrigin: 'median of public ratings', biasAgreed: false },
      'From median of public ratings, which disagree',
    ],
  ] as const)('%j → %s', (source, sentence) => {
    expect(biasOriginSentence(source)).toBe(sentence);
  });
});

describe('coverageWords', () => {
  it.each([
    [0, 'Not enough evidence for a score (0% of the possible evidence)'],
    [0.0999, 'Not enough evidence for a score (10% of the possible evidence)'],
    [0.1, 'Low confidence: based on 10% of the possible evidence'],
    [0.25, 'Medium confidence: based on 25% of the possible evidence'],
    [0.6, 'High confidence: based on 60% of the possible evidence'],
  ])('%d → %s', (coverage, words) => {
    expect(coverageWords(coverage, 0.1)).toBe(words);
  });
});
