import { describe, expect, it } from '@jest/globals';
import { accuracyFactor } from './accuracy-factor.js';
import { contentFactor } from './content-factor.js';
import { editorialFactor } from './editorial-factor.js';
import { externalFactor } from './external-factor.js';
import { readerFactor } from './reader-factor.js';

describe('accuracyFactor', () => {
  it('starts at its prior and moves with the evidence', () => {
    const few = accuracyFactor({ milestones: 1, confirmed: 0 });
    const many = accuracyFactor({ milestones: 100, confirmed: 100 });
    expect(few?.value).toBeCloseTo((100 * 4.6) / 6);
    expect(many?.value).toBeCloseTo((100 * 104) / 105);
    expect(few?.confidence).toBeLessThan(many?.confidence ?? 0);
  });

  it('counts exclusives as open, not as wrong', () => {
    expect(accuracyFactor({ milestones: 200, confirmed: 0 })?.value).toBeGreaterThan(60);
  });
});

describe('editorialFactor', () => {
  it.each([
    ['everything disclosed', { articles: 10, withByline: 10, withDate: 10, withSummary: 10 }, 95],
    [
      'a feed without a place for bylines',
      { articles: 10, withByline: 0, withDate: 10, withSummary: 10 },
      95,
    ],
    ['half the bylines', { articles: 10, withByline: 5, withDate: 10, withSummary: 10 }, 80.75],
    ['no dates', { articles: 10, withByline: 0, withDate: 0, withSummary: 10 }, (95 * 0.3) / 0.7],
  ])('%s', (_, evidence, value) => {
    expect(editorialFactor(evidence)?.value).toBeCloseTo(value);
  });
});

describe('contentFactor', () => {
  const clean = { headlines: 100, question: 0, exclamation: 0, capitals: 0, loaded: 0, clickbait: 0 };
  it.each([
    ['plain headlines', clean, 95],
    ['every tenth a question', { ...clean, question: 10 }, 87],
    ['nothing but shouting', { ...clean, exclamation: 100, capitals: 100 }, 5],
  ])('%s', (_, evidence, value) => {
    expect(contentFactor(evidence)?.value).toBeCloseTo(value);
  });
});

describe('externalFactor', () => {
  it.each([
    [
      'the best ratings are capped',
      { pc1: 1, pc1Observed: 3, wikipediaStatus: 'generally-reliable' as const },
      95,
      4,
    ],
    [
      'Wikipedia counts as one rater',
      { pc1: 0.384, pc1Observed: 4, wikipediaStatus: 'deprecated' as const },
      32.72,
      5,
    ],
    ['Wikipedia alone', { pc1: 0.7, pc1Observed: 0, wikipediaStatus: 'no-consensus' as const }, 60, 1],
  ])('%s', (_, evidence, value, n) => {
    const factor = externalFactor(evidence);
    expect(factor?.value).toBeCloseTo(value);
    expect(factor?.n).toBe(n);
  });
});

describe('readerFactor', () => {
  const feeds = { feedChecks: 100, feedFailures: 0 };

  it('is missing until somebody votes, however well the feeds answer', () => {
    expect(readerFactor({ votesUp: 0, votesDown: 0, ...feeds })).toBeNull();
  });

  it('does not take three happy voters for unanimity', () => {
    const few = readerFactor({ votesUp: 3, votesDown: 0, ...feeds });
    const many = readerFactor({ votesUp: 300, votesDown: 0, ...feeds });
    expect(few?.value).toBeLessThan(60);
    expect(many?.value).toBeGreaterThan(95);
  });

  it('takes a little away for feeds that fail', () => {
    const votes = { votesUp: 90, votesDown: 10 };
    const good = readerFactor({ ...votes, ...feeds })?.value ?? 0;
    const bad = readerFactor({ ...votes, feedChecks: 100, feedFailures: 100 })?.value ?? 0;
    expect(good - bad).toBeCloseTo(15);
  });
});
