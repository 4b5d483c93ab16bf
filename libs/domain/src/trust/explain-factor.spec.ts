import { describe, expect, it } from '@jest/globals';
import type { TrustEvidence } from './assess-trust.js';
import { explainFactor } from './explain-factor.js';
import { tallyContent } from './factors/tally-content.js';
import { tallyEditorial } from './factors/tally-editorial.js';
import { tallyReports } from './factors/tally-reports.js';

const none = tallyReports([]);
const nothing: TrustEvidence = {
  accuracy: none,
  editorial: tallyEditorial([], { disclosures: [], isOwnerNamed: false }),
  content: tallyContent([]),
  external: { pc1: 0.7, pc1Observed: 0, wikipediaStatus: null },
  reader: {
    ...{ votesUp: 0, votesDown: 0, votesWaiting: 0 },
    ...{ feedChecks: 0, feedFailures: 0, feeds: 0, feedsFresh: 0 },
  },
};

describe('explainFactor', () => {
  it.each([
    ['accuracy', 'It has no original reports that other sources could confirm yet.'],
    ['editorial', 'None of its feeds has been read yet.'],
    ['content', 'No original English headlines yet. Headlines in other languages are not assessed.'],
    ['external', 'No public rating covers it.'],
    ['reader', 'No reader votes have been counted yet.'],
  ] as const)('states what is missing: %s', (factor, sentence) => {
    expect(explainFactor(factor, nothing)).toEqual([sentence]);
  });

  it('counts confirmed, retracted and open reports', () => {
    const accuracy = {
      ...none,
      reports: 84,
      corrected: 1,
      checks: {
        ...none.checks,
        milestone: { confirmed: 71, contradicted: 2, open: 11 },
        number: { confirmed: 5, contradicted: 1, open: 3 },
      },
    };
    expect(explainFactor('accuracy', { ...nothing, accuracy })).toEqual([
      'Of 84 checkable reports, 71 were later confirmed by independent origins, 2 were retracted and 11 are still open.',
      '6 checked numbers: 5 confirmed, 1 contradicted.',
      '1 correction of its own, which does not count against it.',
      'Reports that no other source confirmed stay open and do not affect the score.',
    ]);
  });

  it('lists what is disclosed and what is not', () => {
    const editorial = {
      ...nothing.editorial,
      ...{ articles: 10, withDate: 10, withByline: 2, isOwnerNamed: true },
    };
    expect(explainFactor('editorial', { ...nothing, editorial })).toEqual([
      '2 of 7 disclosures found in 10 articles and the directory.',
      'Shown: publication dates and an owner.',
      'Not shown: bylines, update dates, sections, an editor or a contact and rights.',
    ]);
  });

  it('names ratings with their sources', () => {
    const external = { pc1: 0.84, pc1Observed: 1, wikipediaStatus: 'generally-reliable' as const };
    expect(explainFactor('external', { ...nothing, external })).toEqual([
      '1 public rating set rated it; the combined rating is 84 of 100 (Lin et al. 2023).',
      "Wikipedia's editors list it as generally reliable (perennial sources, CC BY-SA).",
    ]);
  });

  it('separates counted votes from those that wait', () => {
    const reader = {
      ...{ votesUp: 1, votesDown: 2, votesWaiting: 4, feedChecks: 10, feedFailures: 1 },
      ...{ feeds: 2, feedsFresh: 1 },
    };
    expect(explainFactor('reader', { ...nothing, reader })).toEqual([
      '1 of 3 counted votes is positive.',
      '4 votes not counted yet: too recent, or from new or unconfirmed accounts.',
      '9 of 10 visits to its feeds succeeded.',
      '1 of 2 feeds publishes at its usual rate.',
    ]);
  });
});
