import { describe, expect, it } from '@jest/globals';
import { type AccuracyEvidence, accuracyFactor } from './factors/accuracy-factor.js';
import { type EditorialEvidence, editorialFactor } from './factors/editorial-factor.js';
import { externalFactor } from './factors/external-factor.js';
import { type ReaderEvidence, readerFactor } from './factors/reader-factor.js';
import { tallyReports } from './factors/tally-reports.js';

describe('accuracyFactor', () => {
  const checked = (confirmed: number, contradicted: number, open: number): AccuracyEvidence => {
    const none = tallyReports([]);
    return { ...none, checks: { ...none.checks, milestone: { confirmed, contradicted, open } } };
  };

  const value = (confirmed: number, contradicted: number) =>
    accuracyFactor(checked(confirmed, contradicted, 0))?.value ?? 0;

  it('gives a source with usual checks the typical value, however many they are', () => {
    expect(value(1, 0)).toBeCloseTo(75, 0);
    expect(value(400, 0)).toBeCloseTo(76, 0);
  });

  it('falls with the share of contradicted checks', () => {
    expect(value(98, 2)).toBeLessThan(66);
    expect(value(90, 10)).toBeLessThan(value(98, 2));
    expect(value(0, 500)).toBe(5);
  });

  it('ignores exclusives, which stay open', () => {
    expect(accuracyFactor(checked(9, 1, 500))).toEqual(accuracyFactor(checked(9, 1, 0)));
    expect(accuracyFactor(checked(0, 0, 500))).toBeNull();
  });
});

describe('editorialFactor', () => {
  const bare: EditorialEvidence = {
    ...{ articles: 10, days: 10, withByline: 0, withDate: 0, opinion: 0, opinionLabelled: 0, corrections: 0 },
    ...{ disclosures: [], isOwnerNamed: false },
  };
  const full: EditorialEvidence = {
    ...{
      articles: 10,
      days: 10,
      withByline: 10,
      withDate: 10,
      opinion: 2,
      opinionLabelled: 2,
      corrections: 1,
    },
    ...{ disclosures: ['changes', 'sections', 'editor', 'rights'], isOwnerNamed: true },
  };
  const value = (evidence: EditorialEvidence) => editorialFactor(evidence)?.value ?? 0;

  it('ranges from a feed that discloses nothing to one that discloses everything', () => {
    expect(value(bare)).toBe(30);
    expect(value(full)).toBe(95);
  });

  it('is null if no article came from a feed', () => {
    expect(editorialFactor({ ...full, articles: 0 })).toBeNull();
  });

  it('expects labels only if there is opinion', () => {
    expect(value({ ...full, opinion: 0, opinionLabelled: 0 })).toBe(95);
    expect(value({ ...full, opinionLabelled: 0 })).toBeLessThan(90);
  });

  it('never falls because of corrections', () => {
    expect(value({ ...bare, corrections: 5 })).toBeGreaterThan(value(bare));
    expect(value({ ...full, corrections: 0 })).toBeLessThanOrEqual(value(full));
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
  const feeds = { votesWaiting: 0, feedChecks: 100, feedFailures: 0, feeds: 1, feedsFresh: 1 };
  const voted = (votesUp: number, votesDown: number, more: Partial<ReaderEvidence> = {}) =>
    readerFactor({ ...feeds, votesUp, votesDown, ...more });

  it('does not treat three positive votes as unanimity', () => {
    expect(voted(3, 0, { feedChecks: 0, feeds: 0 })?.value).toBeLessThan(60);
    expect(voted(300, 0)?.value).toBeGreaterThan(95);
  });

  it('gives the first votes little weight against the reliability of the feeds', () => {
    const without = voted(0, 0)?.value ?? 0;
    expect(without).toBe(100);
    for (const one of [voted(1, 0), voted(0, 1)]) {
      expect(without - (one?.value ?? 0)).toBeLessThan(20);
      expect(one?.confidence).toBeLessThan(0.1);
    }
    expect(voted(0, 25)?.value).toBeLessThan(35);
  });

  it.each([{ feedFailures: 100 }, { feedsFresh: 0 }])('falls a little with %j', (worse) => {
    const lost = (voted(90, 10)?.value ?? 0) - (voted(90, 10, worse)?.value ?? 0);
    expect(lost).toBeGreaterThan(8);
    expect(lost).toBeLessThan(12);
  });

  it('has little confidence without votes, and is null without votes and feeds', () => {
    expect(voted(0, 0)?.confidence).toBeLessThan(0.1);
    expect(voted(0, 0, { feedChecks: 0, feeds: 0 })).toBeNull();
  });

  it('does not count votes that wait', () => {
    expect(voted(30, 10, { votesWaiting: 10_000 })).toEqual(voted(30, 10));
  });
});
