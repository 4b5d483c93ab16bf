import { describe, expect, it } from '@jest/globals';
import { checkReport } from './check-report.js';
import { tallyReports } from './tally-reports.js';
import type { OwnReport, Telling } from './trust-sample.js';

const HOUR_MS = 3_600_000;
/** A Tuesday. */
const first = Date.UTC(2031, 0, 7, 10);
let id = 0;

function told(hours: number, title: string, excerpt = ''): Telling & { originKey: string } {
  id += 1;
  const publishedAt = new Date(first + hours * HOUR_MS);
  return { articleId: id, title, excerpt, language: 'en', publishedAt, originKey: `source:${id}.example` };
}

function report(title: string, others: OwnReport['others'], more: Partial<OwnReport> = {}): OwnReport {
  return {
    ...told(0, title),
    ...{ milestoneId: 1, originsBefore: 0, others, followUps: [] },
    ...{ isRetracted: false, isRetractedBySelf: false },
    ...more,
  };
}

describe('checkReport', () => {
  it.each([
    ['an exclusive', report('Harbour closes', []), 'open'],
    ['told by another before only', report('Harbour closes', [told(-2, 'Harbour closes')]), 'open'],
    ['told by another afterwards', report('Harbour closes', [told(2, 'Harbour closes')]), 'confirmed'],
    ['withdrawn by others', report('Harbour closes', [], { isRetracted: true }), 'contradicted'],
    [
      'taken back by itself',
      report('Harbour closes', [], { isRetracted: true, isRetractedBySelf: true }),
      'corrected',
    ],
  ])('milestone: %s', (_, given, verdict) => {
    expect(checkReport(given).milestone).toBe(verdict);
  });

  const quake = (magnitude: string) => `A magnitude ${magnitude} earthquake strikes Pellmere`;
  it.each([
    ['the same', report(quake('6.1'), [told(1, quake('6.2'))]), 'confirmed'],
    ['one says otherwise', report(quake('6.1'), [told(1, quake('7.4'))]), 'open'],
    [
      'two say otherwise',
      report(quake('6.1'), [told(1, quake('7.4')), told(2, quake('7.5'))]),
      'contradicted',
    ],
    [
      'mended since',
      report(quake('6.1'), [told(1, quake('7.4')), told(2, quake('7.5'))], {
        followUps: [told(3, quake('7.4'))],
      }),
      'corrected',
    ],
    [
      'a toll that rose',
      report('Fire kills 3 people', [told(5, 'Fire kills 9 people'), told(6, 'Fire kills 9 people')]),
      'open',
    ],
    [
      'a toll that was too high',
      report('Fire kills 30 people', [told(5, 'Fire kills 9 people'), told(6, 'Fire kills 9 people')]),
      'contradicted',
    ],
  ])('number: %s', (_, given, verdict) => {
    expect(checkReport(given).number).toBe(verdict);
  });

  const plea = (day: string) =>
    ['Former harbour master admits fraud', `Ada Roe pleaded guilty on ${day}.`] as const;
  it.each([
    ['the same', [told(1, ...plea('Monday'))], 'confirmed'],
    ['two agree on another', [told(1, ...plea('Sunday')), told(2, ...plea('Sunday'))], 'contradicted'],
    ['two disagree', [told(1, ...plea('Sunday')), told(2, ...plea('Saturday'))], 'open'],
    [
      'other things on other days',
      [told(1, 'Roe trial', 'Bail was set on Sunday.'), told(2, 'Roe trial', 'Bail was set on Sunday.')],
      'open',
    ],
  ])('date: %s', (_, others, verdict) => {
    const [title, excerpt] = plea('Monday');
    expect(checkReport(report(title, others, { excerpt })).date).toBe(verdict);
  });

  it('takes a name that others give, too, for confirmed, and one that they do not for open', () => {
    const given = report('Minister meets Ada Roe in the harbour', [told(1, 'Talks with Ada Roe go on')]);
    expect(checkReport(given).name).toBe('confirmed');
    expect(checkReport({ ...given, others: [told(1, 'Talks go on')] }).name).toBe('open');
  });
});

describe('tallyReports', () => {
  it('counts the checks of early reports, one of each milestone, and keeps examples', () => {
    const confirmed = report('Harbour closes', [told(2, 'Harbour closes')]);
    const tally = tallyReports([
      confirmed,
      { ...confirmed, articleId: 900 },
      report('Quay reopens', [], { milestoneId: 2 }),
      report('Ferry sinks', [told(2, 'Ferry sinks')], { milestoneId: 3, originsBefore: 2 }),
      report('Mayor resigns', [], { milestoneId: 4, isRetracted: true, isRetractedBySelf: true }),
    ]);
    expect(tally.reports).toBe(3);
    expect(tally.checks.milestone).toEqual({ confirmed: 1, contradicted: 0, open: 1 });
    expect(tally.corrected).toBe(1);
    expect(tally.examples.confirmed).toEqual([confirmed.articleId]);
  });
});
