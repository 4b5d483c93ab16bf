import { describe, expect, it } from '@jest/globals';
import { checkReport } from './check-report.js';
import { tallyReports } from './tally-reports.js';
import type { OwnReport, StoredText } from './trust-sample.js';

const HOUR_MS = 3_600_000;
/** A Tuesday. */
const first = Date.UTC(2031, 0, 7, 10);
let id = 0;

function articleText(hours: number, title: string, excerpt = ''): StoredText & { originKey: string } {
  id += 1;
  const publishedAt = new Date(first + hours * HOUR_MS);
  return { articleId: id, title, excerpt, language: 'en', publishedAt, originKey: `source:${id}.example` };
}

function report(title: string, others: OwnReport['others'], more: Partial<OwnReport> = {}): OwnReport {
  return {
    ...articleText(0, title),
    ...{ milestoneId: 1, originsBefore: 0, others, followUps: [] },
    ...{ isRetracted: false, isRetractedBySelf: false },
    ...more,
  };
}

describe('checkReport', () => {
  it.each([
    ['an exclusive', report('Harbour closes', []), 'open'],
    [
      'reported only earlier by another origin',
      report('Harbour closes', [articleText(-2, 'Harbour closes')]),
      'open',
    ],
    [
      'reported later by another origin',
      report('Harbour closes', [articleText(2, 'Harbour closes')]),
      'confirmed',
    ],
    ['retracted by others', report('Harbour closes', [], { isRetracted: true }), 'contradicted'],
    [
      'retracted by the source itself',
      report('Harbour closes', [], { isRetracted: true, isRetractedBySelf: true }),
      'corrected',
    ],
  ])('milestone: %s', (_, given, verdict) => {
    expect(checkReport(given).milestone).toBe(verdict);
  });

  const quake = (magnitude: string) => `A magnitude ${magnitude} earthquake strikes Pellmere`;
  it.each([
    ['the same number', report(quake('6.1'), [articleText(1, quake('6.2'))]), 'confirmed'],
    ['one origin disagrees', report(quake('6.1'), [articleText(1, quake('7.4'))]), 'open'],
    [
      'two origins disagree',
      report(quake('6.1'), [articleText(1, quake('7.4')), articleText(2, quake('7.5'))]),
      'contradicted',
    ],
    [
      'corrected since',
      report(quake('6.1'), [articleText(1, quake('7.4')), articleText(2, quake('7.5'))], {
        followUps: [articleText(3, quake('7.4'))],
      }),
      'corrected',
    ],
    [
      'a toll that rose',
      report('Fire kills 3 people', [
        articleText(5, 'Fire kills 9 people'),
        articleText(6, 'Fire kills 9 people'),
      ]),
      'open',
    ],
    [
      'a toll that was too high',
      report('Fire kills 30 people', [
        articleText(5, 'Fire kills 9 people'),
        articleText(6, 'Fire kills 9 people'),
      ]),
      'contradicted',
    ],
  ])('number: %s', (_, given, verdict) => {
    expect(checkReport(given).number).toBe(verdict);
  });

  const plea = (day: string) =>
    ['Former harbour master admits fraud', `Ada Roe pleaded guilty on ${day}.`] as const;
  it.each([
    ['the same date', [articleText(1, ...plea('Monday'))], 'confirmed'],
    [
      'two agree on another date',
      [articleText(1, ...plea('Sunday')), articleText(2, ...plea('Sunday'))],
      'contradicted',
    ],
    [
      'two give different dates',
      [articleText(1, ...plea('Sunday')), articleText(2, ...plea('Saturday'))],
      'open',
    ],
    [
      'other events on other dates',
      [
        articleText(1, 'Roe trial', 'Bail was set on Sunday.'),
        articleText(2, 'Roe trial', 'Bail was set on Sunday.'),
      ],
      'open',
    ],
  ])('date: %s', (_, others, verdict) => {
    const [title, excerpt] = plea('Monday');
    expect(checkReport(report(title, others, { excerpt })).date).toBe(verdict);
  });

  it('confirms a name that others also report, and leaves other names open', () => {
    const given = report('Minister meets Ada Roe in the harbour', [
      articleText(1, 'Talks with Ada Roe go on'),
    ]);
    expect(checkReport(given).name).toBe('confirmed');
    expect(checkReport({ ...given, others: [articleText(1, 'Talks go on')] }).name).toBe('open');
  });
});

describe('tallyReports', () => {
  it('counts the checks of early reports, one per milestone, and keeps examples', () => {
    const confirmed = report('Harbour closes', [articleText(2, 'Harbour closes')]);
    const tally = tallyReports([
      confirmed,
      { ...confirmed, articleId: 900 },
      report('Quay reopens', [], { milestoneId: 2 }),
      report('Ferry sinks', [articleText(2, 'Ferry sinks')], { milestoneId: 3, originsBefore: 2 }),
      report('Mayor resigns', [], { milestoneId: 4, isRetracted: true, isRetractedBySelf: true }),
    ]);
    expect(tally.reports).toBe(3);
    expect(tally.checks.milestone).toEqual({ confirmed: 1, contradicted: 0, open: 1 });
    expect(tally.corrected).toBe(1);
    expect(tally.examples.confirmed).toEqual([confirmed.articleId]);
  });
});
