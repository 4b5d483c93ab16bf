import { describe, expect, it } from '@jest/globals';
import { isRight, type QuestionOutcome, scoreQuestions } from './score-questions.js';

const outcome = (
  expected: QuestionOutcome['expected'],
  found: QuestionOutcome['found'],
  isCitedRight = true,
): QuestionOutcome => ({ expected, found, isCitedRight });

describe('scoreQuestions', () => {
  it('counts answers with their citations', () => {
    const outcomes = [
      outcome('yes', 'yes'),
      outcome('yes', 'yes', false),
      outcome('yes', 'no'),
      outcome('no', null),
      outcome(null, 'yes'),
      outcome(null, null, false),
    ];
    expect(outcomes.map(isRight)).toEqual([true, false, false, false, false, true]);
    expect(scoreQuestions(outcomes)).toEqual({
      ...{ questions: 6, settled: 4, found: 4, precision: 0.25, recall: 0.25, wrong: 3 },
    });
  });

  it('is right if nothing was settled', () => {
    expect(scoreQuestions([outcome(null, null)])).toMatchObject({ precision: 1, recall: 1 });
  });
});
