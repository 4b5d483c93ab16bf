import { describe, expect, it } from '@jest/globals';
import { readArticle } from '../read/read-article.js';
import { disputedNumbers } from './disputed-numbers.js';
import { PATH_MOST, STANDS_MOST, summariseStory } from './summarise-story.js';
import type { StatedNumber, SummarisedStory, SummaryReport } from './summarised-story.js';

const hour = (n: number) => new Date(Date.UTC(2031, 2, 3, n));

let next = 1;

function report(
  at: number,
  title: string,
  excerpt: string,
  given: Partial<SummaryReport> = {},
): SummaryReport {
  const id = next++;
  const publishedAt = hour(at);
  const reading = readArticle({ title, excerpt, text: null, publishedAt });
  return { article: { id, originKey: `source:${id}` }, voice: 'own', title, publishedAt, reading, ...given };
}

const BROKE = 'The dam above Orvale broke after a week of rain and flooded the lower town.';
const BLAMED = 'Inspectors at Orvale blamed a cracked gate that nobody had mended since autumn.';
const ORDERED = 'A court in Pellmere ordered the operator of the Orvale dam to pay for all repairs.';

/** A story of three developments, with its last as where it stands. */
function story(changes: Partial<SummarisedStory> = {}): SummarisedStory {
  const broke = report(1, 'Orvale dam breaks after storm', BROKE);
  const blamed = report(30, 'Inspectors blame cracked gate for Orvale dam flood', BLAMED);
  const ordered = report(80, 'Court orders the Orvale dam operator to pay for repairs', ORDERED);
  return {
    language: 'en',
    milestones: [milestone(1, 1), milestone(2, 30), milestone(3, 80)],
    reports: new Map([
      [1, [broke]],
      [2, [blamed]],
      [3, [ordered]],
    ]),
    standing: { text: ORDERED, articleId: ordered.article.id, milestoneId: 3 },
    numbers: [],
    ...changes,
  };
}

function milestone(id: number, at: number, given: Partial<SummarisedStory['milestones'][number]> = {}) {
  return { id, date: hour(at), impactValue: 5, originCount: 2, isRetracted: false, ...given };
}

describe('summariseStory', () => {
  it('says where the story stands, and how it came to this in the order of events', () => {
    const given = story();
    const { stands, path, disputed } = summariseStory(given);
    expect(stands.map(({ text }) => text)).toEqual([ORDERED]);
    expect(path.map(({ text }) => text)).toEqual([BROKE, BLAMED]);
    expect(disputed).toEqual([]);
    for (const { text, articleId } of [...stands, ...path]) {
      const article = [...given.reports.values()].flat().find((one) => one.article.id === articleId);
      expect(article?.reading.opening.map((sentence) => sentence.text)).toContain(text);
    }
  });

  it('is empty without reports', () => {
    expect(summariseStory(story({ milestones: [], reports: new Map(), standing: null }))).toEqual({
      stands: [],
      path: [],
      disputed: [],
    });
  });

  it('leaves out what was withdrawn, and says that it was', () => {
    const taken = report(
      31,
      'RETRACTION: our report on the Orvale dam gate was wrong',
      'We retract our report.',
    );
    const given = story();
    const reports = new Map([...given.reports, [2, [...(given.reports.get(2) ?? []), taken]]]);
    const milestones = given.milestones.map((one) => (one.id === 2 ? { ...one, isRetracted: true } : one));
    const { path, disputed } = summariseStory({ ...given, reports, milestones });
    expect(path.map(({ text }) => text)).toEqual([BROKE]);
    expect(disputed).toEqual([{ text: taken.title, articleId: taken.article.id }]);
  });

  it('repeats nothing: copies, comment and sentences of the same words', () => {
    const given = story();
    const again = report(81, 'Operator of Orvale dam must pay, court orders', `${ORDERED.slice(0, -1)} now.`);
    const copy = report(
      2,
      'Orvale dam breaks',
      'Gulls above Orvale dam forced an airline to cancel flights in Quillport.',
      {
        voice: 'copy',
      },
    );
    const milestones = [...given.milestones, milestone(4, 81), milestone(5, 82)];
    const reports = new Map([...given.reports, [4, [again]], [5, [copy]]]);
    const { stands } = summariseStory({ ...given, milestones, reports });
    expect(stands.map(({ text }) => text)).toEqual([ORDERED]);
  });

  it('is bounded, and keeps the beginning and the weightiest', () => {
    const told = [
      'Farmers in Abel rented pumps',
      'Painters from Brint covered murals',
      'Divers near Corde mapped caves',
      'Judges in Dunmor jailed smugglers',
      'Bakers of Elvas sold bread',
      'Pilots over Fenwick filmed herons',
      'Nurses in Garr opened clinics',
      'Masons from Holm rebuilt chimneys',
      'Teachers in Ister fenced gardens',
      'Actors of Jorva staged comedies',
      'Miners near Kell closed shafts',
      'Sailors from Lund cleaned barges',
    ];
    const milestones = told.map((_, at) =>
      milestone(10 + at, 100 + at, { impactValue: at === 3 ? 9 : at % 4 }),
    );
    const reports = new Map(
      told.map((what, at) => [
        10 + at,
        [report(100 + at, `${what} at Orvale dam`, `${what} beside the Orvale dam.`)],
      ]),
    );
    const { stands, path } = summariseStory(story({ milestones, reports, standing: null }));
    expect(stands.length).toBeLessThanOrEqual(STANDS_MOST);
    expect(path).toHaveLength(PATH_MOST);
    expect(path[0]?.text).toContain('Abel');
    expect(path.some(({ text }) => text.includes('Dunmor'))).toBe(true);
  });

  it('shows both sentences of a disputed number', () => {
    const given = story();
    const three = report(
      2,
      'Three dead after Orvale dam breaks',
      'Three people were killed when the dam broke, police said.',
    );
    const seven = report(
      3,
      'Seven dead after Orvale dam breaks',
      'Seven people were killed when the dam broke, the mayor said.',
    );
    const reports = new Map([...given.reports, [1, [three, seven]]]);
    const state = (one: SummaryReport, value: number, at: number): StatedNumber => ({
      milestoneId: 1,
      kind: 'dead',
      unit: 'people',
      value,
      atLeast: false,
      articleId: one.article.id,
      originKey: one.article.originKey,
      at: hour(at),
    });
    const [claim] = three.reading.claims;
    const numbers = [state(three, 3, 2), state(seven, 7, 3)].map((one) => ({
      ...one,
      kind: claim?.kind ?? '',
      unit: claim?.unit ?? '',
    }));
    const { disputed } = summariseStory({ ...given, reports, numbers });
    expect(disputed.map(({ articleId }) => articleId)).toEqual([three.article.id, seven.article.id]);
    expect(disputed[0]?.text).toMatch(/^Three people/);
    expect(disputed[1]?.text).toMatch(/^Seven people/);
  });
});

describe('disputedNumbers', () => {
  const stated = (value: number, at: number, given: Partial<StatedNumber> = {}): StatedNumber => ({
    milestoneId: 1,
    kind: 'dead',
    unit: '',
    value,
    atLeast: false,
    articleId: at,
    originKey: `source:${at}`,
    at: hour(at),
    ...given,
  });

  it.each([
    ['two numbers within three hours', [stated(3, 1), stated(7, 2)], [[3, 7]]],
    ['a lower number later', [stated(9, 1), stated(4, 40)], [[9, 4]]],
    ['a number that only grew', [stated(3, 1), stated(7, 40)], []],
    ['a number that one origin corrected', [stated(9, 1), stated(4, 2, { originKey: 'source:1' })], []],
    ['"at least" a lower number', [stated(3, 1, { atLeast: true }), stated(7, 2)], []],
    ['"at least" a higher number', [stated(3, 1), stated(7, 2, { atLeast: true })], [[3, 7]]],
    ['rounded numbers', [stated(2_514, 1), stated(2_500, 2)], []],
    ['one number', [stated(3, 1)], []],
    ['numbers of two milestones', [stated(3, 1), stated(7, 2, { milestoneId: 2 })], []],
    [
      'two kinds, the newest first',
      [stated(3, 1), stated(7, 2), stated(1, 5, { kind: 'missing' }), stated(4, 6, { kind: 'missing' })],
      [
        [1, 4],
        [3, 7],
      ],
    ],
  ])('%s', (_, numbers, expected) => {
    for (const given of [numbers, numbers.toReversed()])
      expect(disputedNumbers(given).map((pair) => pair.map(({ value }) => value))).toEqual(expected);
  });
});
