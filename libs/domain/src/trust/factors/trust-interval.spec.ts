import { describe, expect, it } from '@jest/globals';
import { isFirstEstimate, trustInterval } from './trust-interval.js';
import { type TrustFactors, trustScore } from './trust-score.js';

const none: TrustFactors = { accuracy: null, editorial: null, content: null, external: null, reader: null };
const own: TrustFactors = {
  ...none,
  accuracy: { value: 75, n: 900, confidence: 0.3 },
  editorial: { value: 60, n: 300, confidence: 0.2 },
  content: { value: 66, n: 300, confidence: 0.3 },
};
const raters = (n: number, value = 90) => ({ value, n, confidence: n / (n + 1) });
const intervalOf = (factors: TrustFactors) => trustInterval(factors, trustScore(factors).score);
const widthOf = (factors: TrustFactors) => {
  const interval = intervalOf(factors);
  return interval === null ? null : Number((interval.high - interval.low).toFixed(1));
};

describe('trustInterval', () => {
  it('is null without a score', () => {
    expect(intervalOf({ ...none, content: { value: 80, n: 40, confidence: 0.3 } })).toBeNull();
  });

  it('lies around the score', () => {
    const { score } = trustScore(own);
    const { low, high } = intervalOf(own) ?? { low: 0, high: 0 };
    expect((low + high) / 2).toBeCloseTo(score ?? 0, 1);
  });

  it('is narrower the more raters there are', () => {
    const widths = [2, 4, 8].map((n) => widthOf({ ...none, external: raters(n, 60) }));
    expect(widths).toEqual([19.6, 15.2, 11.4]);
  });

  it('stays between 10 and 100', () => {
    expect(intervalOf({ ...none, external: raters(3, 95) })?.high).toBe(100);
    expect(intervalOf({ ...none, external: raters(3, 10) })?.low).toBe(10);
  });
});

describe('isFirstEstimate', () => {
  const isFirst = (factors: TrustFactors) => isFirstEstimate(intervalOf(factors) ?? { low: 0, high: 0 });

  it.each<[string, TrustFactors, boolean]>([
    ["any amount of a source's own articles", own, true],
    ['two raters alone', { ...none, external: raters(2) }, false],
    ['own articles and a rater', { ...own, external: raters(1) }, false],
    ['own articles and a few votes', { ...own, reader: { value: 70, n: 3, confidence: 0.09 } }, true],
    ['own articles and many votes', { ...own, reader: { value: 70, n: 100, confidence: 0.64 } }, false],
  ])('%s: %3$s', (_, factors, isFirstOne) => {
    expect(isFirst(factors)).toBe(isFirstOne);
  });
});
