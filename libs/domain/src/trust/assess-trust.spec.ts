import { describe, expect, it } from '@jest/globals';
import { assessTrust, type TrustEvidence } from './assess-trust.js';
import { tallyContent } from './factors/tally-content.js';
import { tallyEditorial } from './factors/tally-editorial.js';
import { tallyReports } from './factors/tally-reports.js';
import { MIN_TRUST_COVERAGE, type TrustFactors, trustScore } from './factors/trust-score.js';

const nothing: TrustEvidence = {
  accuracy: tallyReports([]),
  editorial: tallyEditorial([], { disclosures: [], isOwnerNamed: false }),
  content: tallyContent([]),
  external: { pc1: null, pc1Observed: 0, wikipediaStatus: null },
  reader: {
    votesUp: 0,
    votesDown: 0,
    votesWaiting: 0,
    feedChecks: 0,
    feedFailures: 0,
    feeds: 0,
    feedsFresh: 0,
  },
};

const none: TrustFactors = { accuracy: null, editorial: null, content: null, external: null, reader: null };

describe('trustScore', () => {
  it('is the mean of the known factors, by weight and confidence', () => {
    const accuracy = { value: 90, n: 1, confidence: 0.5 };
    const external = { value: 40, n: 1, confidence: 1 };
    const reader = { value: 90, n: 1, confidence: 1 };
    expect(trustScore({ ...none, reader, external })).toEqual({ score: 65, coverage: 0.3 });
    expect(trustScore({ ...none, accuracy, external: { ...external, confidence: 0 } }).score).toBe(90);
    const all = { value: 50, n: 1, confidence: 1 };
    const whole = { accuracy: all, editorial: all, content: all, external: all, reader: all };
    expect(trustScore(whole)).toEqual({ score: 50, coverage: 1 });
  });

  it("counts what is read from a source's own articles half, but covers it in full", () => {
    const half = { value: 90, n: 1, confidence: 0.5 };
    const external = { value: 45, n: 1, confidence: 1 };
    expect(trustScore({ ...none, accuracy: half, external })).toEqual({ score: 60, coverage: 0.3 });
    expect(trustScore({ ...none, accuracy: half })).toEqual({ score: 90, coverage: 0.15 });
  });

  it('is null below the least coverage, and never below 10', () => {
    const accuracy = (confidence: number) => ({ value: 2, n: 1, confidence });
    expect(trustScore({ ...none, accuracy: accuracy(0.33) })).toEqual({ score: null, coverage: 0.099 });
    expect(trustScore({ ...none, accuracy: accuracy(0.34) })).toEqual({ score: 10, coverage: 0.102 });
  });
});

describe('assessTrust', () => {
  it('gives no score to a source without evidence', () => {
    expect(assessTrust(nothing)).toEqual({
      score: null,
      coverage: 0,
      interval: null,
      factors: { accuracy: null, editorial: null, content: null, external: null, reader: null },
    });
  });

  it('accepts two observed rating sets as enough, and ignores imputed ratings', () => {
    const external = { pc1: 0.8, pc1Observed: 2, wikipediaStatus: null };
    expect(assessTrust({ ...nothing, external }).score).toBe(80);
    expect(
      assessTrust({ ...nothing, external: { ...external, pc1Observed: 0 } }).factors.external,
    ).toBeNull();
  });

  it('gives no score for reliable feeds alone', () => {
    const reader = { ...nothing.reader, feedChecks: 1e6, feeds: 10, feedsFresh: 10 };
    const { score, coverage } = assessTrust({ ...nothing, reader });
    expect(score).toBeNull();
    expect(coverage).toBeLessThan(MIN_TRUST_COVERAGE);
  });
});
