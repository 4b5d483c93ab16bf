import { describe, expect, it } from '@jest/globals';
import { assessTrust, type TrustEvidence } from './assess-trust.js';
import { MIN_TRUST_COVERAGE } from './trust-score.js';

const nothing: TrustEvidence = {
  accuracy: { milestones: 0, confirmed: 0 },
  editorial: { articles: 0, withByline: 0, withDate: 0, withSummary: 0 },
  content: { headlines: 0, question: 0, exclamation: 0, capitals: 0, loaded: 0, clickbait: 0 },
  external: { pc1: null, pc1Observed: 0, wikipediaStatus: null },
  reader: { votesUp: 0, votesDown: 0, feedChecks: 0, feedFailures: 0 },
};
const goodArticles = { articles: 300, withByline: 290, withDate: 300, withSummary: 295 };
const goodHeadlines = { headlines: 300, question: 2, exclamation: 0, capitals: 0, loaded: 1, clickbait: 0 };

describe('assessTrust', () => {
  it('knows nothing about a source without evidence', () => {
    expect(assessTrust(nothing)).toEqual({
      score: null,
      coverage: 0,
      factors: { accuracy: null, editorial: null, content: null, external: null, reader: null },
    });
  });

  it('gives a wire service that does everything well 94 to 95', () => {
    const { score } = assessTrust({
      ...nothing,
      accuracy: { milestones: 60, confirmed: 57 },
      editorial: goodArticles,
      content: goodHeadlines,
      external: { pc1: 1, pc1Observed: 3, wikipediaStatus: 'generally-reliable' },
    });
    expect(score).toBeGreaterThanOrEqual(94);
    expect(score).toBeLessThan(95.5);
  });

  it.each([
    ['a median outlet', 0.81, 2, null, 75, 90],
    ['a tabloid that Wikipedia deprecates', 0.38, 4, 'deprecated' as const, 45, 65],
  ])('puts %s between the bands', (_, pc1, pc1Observed, wikipediaStatus, low, high) => {
    const { score } = assessTrust({
      ...nothing,
      accuracy: { milestones: 30, confirmed: 18 },
      editorial: goodArticles,
      content: { ...goodHeadlines, question: 20, loaded: 12, clickbait: 9 },
      external: { pc1, pc1Observed, wikipediaStatus },
    });
    expect(score).toBeGreaterThan(low);
    expect(score).toBeLessThan(high);
  });

  it('has not enough data in headlines and feed fields alone, however many there are', () => {
    const flood = assessTrust({
      ...nothing,
      editorial: { articles: 1e6, withByline: 1e6, withDate: 1e6, withSummary: 1e6 },
      content: { ...goodHeadlines, headlines: 1e6 },
    });
    expect(flood.score).toBeNull();
    expect(flood.coverage).toBeLessThan(MIN_TRUST_COVERAGE);
  });

  it('has enough in two observed rating sets, and does not count an imputed one', () => {
    const external = { pc1: 0.8, pc1Observed: 2, wikipediaStatus: null };
    expect(assessTrust({ ...nothing, external }).score).toBe(80);
    expect(
      assessTrust({ ...nothing, external: { ...external, pc1Observed: 0 } }).factors.external,
    ).toBeNull();
  });

  it('never lets a missing factor move the score', () => {
    const rated = { ...nothing, external: { pc1: 0.9, pc1Observed: 3, wikipediaStatus: null } };
    const worse = { ...rated, reader: { votesUp: 0, votesDown: 30, feedChecks: 0, feedFailures: 0 } };
    expect(assessTrust(rated).score).toBe(90);
    expect(assessTrust(worse).score).toBeLessThan(60);
  });
});
