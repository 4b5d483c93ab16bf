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
    ['accuracy', 'No report of its own that others could have confirmed yet.'],
    ['editorial', 'No feed of it has been read yet.'],
    ['content', 'No English headlines of its own yet; other languages are not judged.'],
    ['external', 'No public rating has looked at it.'],
    ['reader', 'No counted vote of a reader yet.'],
  ] as const)('says what is missing: %s', (factor, sentence) => {
    expect(explainFactor(factor, nothing)).toEqual([sentence]);
  });

  it('counts what became of reports', () => {
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
      'Of 84 checkable reports 71 were later confirmed by independent origins, 2 withdrawn, 11 are open.',
      '6 checked numbers: 5 confirmed, 1 contradicted.',
      '1 own correction, not held against it.',
      'What nobody else reported stays open and counts neither way.',
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
      'Not shown: bylines, dates of change, sections, an editor or a contact and rights.',
    ]);
  });

  it('names ratings with their raters', () => {
    const external = { pc1: 0.84, pc1Observed: 1, wikipediaStatus: 'generally-reliable' as const };
    expect(explainFactor('external', { ...nothing, external })).toEqual([
      '1 public rating set rated it: together 84 of 100 (Lin et al. 2023).',
      "Wikipedia's editors list it as generally reliable (perennial sources, CC BY-SA).",
    ]);
  });

  it('tells counted votes from those that wait', () => {
    const reader = {
      ...{ votesUp: 1, votesDown: 2, votesWaiting: 4, feedChecks: 10, feedFailures: 1 },
      ...{ feeds: 2, feedsFresh: 1 },
    };
    expect(explainFactor('reader', { ...nothing, reader })).toEqual([
      '1 of 3 counted votes trusts it.',
      '4 votes not counted yet: of new or unconfirmed accounts, or too fresh.',
      '9 of 10 visits to its feeds worked.',
      '1 of 2 feeds brings news in its rhythm.',
    ]);
  });
});
