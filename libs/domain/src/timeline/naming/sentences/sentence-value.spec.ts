import { describe, expect, it } from '@jest/globals';
import { type SentenceEvidence, sentenceValue } from './sentence-value.js';

const EVIDENCE: SentenceEvidence = {
  ...{
    isOvertaken: false,
    isSpeech: false,
    isFirst: true,
    develops: true,
    hasWeekday: false,
    isAhead: false,
  },
  ...{ central: 0.5, days: 1, commas: 0, shared: 0.4, supported: 0.8, told: 0.4 },
};

describe('sentenceValue', () => {
  it('is .68 for a first sentence that other origins bear out and that tells two fifths of the headline', () => {
    expect(sentenceValue(EVIDENCE)).toBeCloseTo(0.68, 2);
  });

  it.each<[string, Partial<SentenceEvidence>]>([
    ['a later development has as many origins', { isOvertaken: true }],
    ['it has fewer of the main words', { central: 0.2 }],
    ['it is older', { days: 9 }],
    ['it reports speech', { isSpeech: true }],
    ['it is not the first of its report', { isFirst: false }],
    ['fewer origins use its words', { shared: 0.1 }],
    ['other origins have fewer of its words', { supported: 0.3 }],
    ['it tells no development', { develops: false }],
    ['it tells less of the headline', { told: 0 }],
    ['it names a weekday', { hasWeekday: true }],
    ['it tells what was to come', { isAhead: true }],
  ])('is less if %s', (_, other) => {
    expect(sentenceValue({ ...EVIDENCE, ...other })).toBeLessThan(sentenceValue(EVIDENCE) - 0.02);
  });

  it('is more if commas set details apart', () => {
    expect(sentenceValue({ ...EVIDENCE, commas: 2 })).toBeGreaterThan(sentenceValue(EVIDENCE));
  });

  it.each([
    { told: 0, supported: 0, shared: 0, central: 0, days: 400, isFirst: false },
    { told: 1, shared: 1 },
  ])('stays between 0 and 1: %j', (other) => {
    const value = sentenceValue({ ...EVIDENCE, ...other });
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(1);
  });
});
