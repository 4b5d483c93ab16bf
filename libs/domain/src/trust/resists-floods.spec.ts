import { describe, expect, it } from '@jest/globals';
import { assessTrust, type TrustEvidence } from './assess-trust.js';
import { tallyContent } from './factors/tally-content.js';
import { tallyEditorial } from './factors/tally-editorial.js';
import { tallyReports } from './factors/tally-reports.js';
import { type OwnArticle, type OwnReport, TRUST_SAMPLE } from './factors/trust-sample.js';

const DAY_MS = 86_400_000;
const start = Date.UTC(2031, 0, 1, 12);
const at = (day: number) => new Date(start + day * DAY_MS);

function article(id: number, day: number, title: string): OwnArticle {
  return {
    ...{ id, title, excerpt: 'The council of Pellmere met on the quay, a spokesman said.', categories: [] },
    ...{ url: `https://pellmere.example/news/${id}`, language: 'en', publishedAt: at(day) },
    ...{ author: null, isFromFeed: true, isDated: true, tag: 'general' as const },
  };
}

function report(id: number, others: number, originsBefore = 0): OwnReport {
  const storedText = (articleId: number, day: number) => ({
    ...{ articleId, title: 'Quay in Pellmere reopens', excerpt: '', language: 'en', publishedAt: at(day) },
  });
  return {
    ...storedText(id, 0),
    ...{ milestoneId: id, originsBefore, followUps: [], isRetracted: false, isRetractedBySelf: false },
    others: Array.from({ length: others }, (_, k) => ({
      ...storedText(id + k + 1, 1),
      originKey: `source:${k}`,
    })),
  };
}

/** As the queries return them: newest first, with a limit per day. */
function sample(articles: readonly OwnArticle[]): OwnArticle[] {
  const perDay = new Map<number, number>();
  return [...articles]
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .filter(({ publishedAt }) => {
      const seen = (perDay.get(publishedAt.getTime()) ?? 0) + 1;
      perDay.set(publishedAt.getTime(), seen);
      return seen <= TRUST_SAMPLE.articlesPerDay;
    })
    .slice(0, TRUST_SAMPLE.articles);
}

function evidenceOf(articles: OwnArticle[], reports: OwnReport[]): TrustEvidence {
  return {
    accuracy: tallyReports(reports),
    editorial: tallyEditorial(articles, { disclosures: [], isOwnerNamed: true }),
    content: tallyContent(articles),
    external: { pc1: 0.6, pc1Observed: 3, wikipediaStatus: null },
    reader: {
      ...{ votesUp: 40, votesDown: 20, votesWaiting: 0 },
      ...{ feedChecks: 500, feedFailures: 5, feeds: 1, feedsFresh: 1 },
    },
  };
}

const headlines = [
  'Council approves budget for new bridge',
  'Is this the end of the ferry?',
  'Ferry fares rise in May',
];
const usual = Array.from({ length: 90 }, (_, k) => article(k, k % 30, headlines[k % 3] ?? ''));
const reports = Array.from({ length: 60 }, (_, k) => report(100 * (k + 1), k % 3));
const before = evidenceOf(sample(usual), reports);
const score = assessTrust(before).score ?? 0;
const moved = (evidence: TrustEvidence) => Math.abs((assessTrust(evidence).score ?? 0) - score);

describe('the score of a source', () => {
  it('exists', () => {
    expect(score).toBeGreaterThan(50);
  });

  it.each([
    ['plain', 'Council meets'],
    ['loud', 'SHOCKING MELTDOWN: you will never believe this!'],
  ])('does not change with a flood of 1,000 %s articles in one day', (_, title) => {
    const flood = Array.from({ length: 1000 }, (_, k) => article(1000 + k, 30, title));
    const { content, editorial } = evidenceOf(sample([...usual, ...flood]), reports);
    expect(moved({ ...before, content, editorial })).toBeLessThan(1);
  });

  it('changes by 1,000 articles of one day as much as by one of them, even if they lack bylines', () => {
    const signed = usual.map((each) => ({ ...each, author: 'Ada Quill' }));
    const flood = Array.from({ length: 1000 }, (_, k) => article(1000 + k, 30, 'SHOCKING!!!'));
    const [one, all] = [flood.slice(0, 1), flood].map((more) => {
      const { content, editorial } = evidenceOf(sample([...signed, ...more]), reports);
      return assessTrust({ ...before, content, editorial }).score;
    });
    expect(all).toBe(one);
  });

  it('does not change with twice as many articles of the same kind', () => {
    const twice = usual.flatMap((each) => [each, { ...each, id: each.id + 500 }]);
    expect(moved(evidenceOf(sample(twice), reports))).toBe(0);
  });

  it('does not change with 1,000 exclusives that nobody confirms', () => {
    const exclusives = Array.from({ length: 1000 }, (_, k) => report(50_000 + 100 * k, 0));
    expect(moved(evidenceOf(sample(usual), [...reports, ...exclusives]))).toBe(0);
  });

  it('does not change with reports that two others published before', () => {
    const late = Array.from({ length: 400 }, (_, k) => report(50_000 + 100 * k, 5, 2));
    expect(moved(evidenceOf(sample(usual), [...reports, ...late]))).toBe(0);
  });

  it('does not change with repeated reports of the same milestones', () => {
    const again = reports.flatMap((each) => [each, { ...each, articleId: each.articleId + 7 }]);
    expect(moved(evidenceOf(sample(usual), again))).toBe(0);
  });

  it('does not change with votes of new accounts, which wait', () => {
    expect(moved({ ...before, reader: { ...before.reader, votesWaiting: 10_000 } })).toBe(0);
  });

  it('hardly changes with 300 more confirmed reports: only the rate counts', () => {
    const more = Array.from({ length: 300 }, (_, k) => report(50_000 + 100 * k, 2));
    expect(moved(evidenceOf(sample(usual), [...more, ...reports]))).toBeLessThan(2);
  });
});
