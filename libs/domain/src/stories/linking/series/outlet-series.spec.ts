import { describe, expect, it } from '@jest/globals';
import type { LinkArticle } from '../link-article.js';
import type { LinkOrder } from '../link-orders.js';
import type { Part } from '../part.js';
import { PartIndex } from '../part-index.js';
import { reviewLinks } from '../review-links.js';
import { sparseVector } from '../sparse-vector.js';
import { StoryLinks } from '../story-links.js';
import { isOutletSeries, SERIES_OTHERS } from './outlet-series.js';
import { countArticle, Outlets } from './outlets.js';
import { newPeriod } from './overused-terms.js';

const START = Date.UTC(2031, 2, 1);
const DAY_MS = 86_400_000;
const DAYS = 8;
const OTHERS = 30;
const SERIES = 'Talvik bourse tipped to open higher, miners lead';

interface Report {
  outlet: string;
  title: string;
  day: number;
}

/** A report a day that resembles the one before, told by these outlets in turn, among other news of ten outlets. */
function stream(title: string, outlets: readonly string[]): Report[] {
  return Array.from({ length: DAYS }, (_, day) => [
    ...Array.from({ length: OTHERS }, (_each, at) => ({
      ...{ outlet: `paper${at % 10}`, day, title: `zab${word(at * DAYS + day)} zeb${word(at * DAYS + day)}` },
    })),
    { outlet: outlets[day % outlets.length] ?? '', day, title: `${title} ${word(day)}` },
  ]).flat();
}

/**
 * Places a stream, each report an event of its own, with a review each night or each but the last, and returns how many stories hold
 * reports with the words.
 */
function storiesOf(reports: readonly Report[], words: string, isLastReviewed = true) {
  const links = new StoryLinks();
  const storyOf: number[] = [];
  for (const [id, { outlet, title, day }] of reports.entries()) {
    const publishedAt = new Date(START + day * DAY_MS);
    const url = `https://${outlet}.example/${id}`;
    const article: LinkArticle = { id, title, summary: '', url, language: 'en', publishedAt };
    storyOf.push(links.place(article, id, () => id + 1_000).story);
    if (reports[id + 1]?.day === day || (day === DAYS - 1 && !isLastReviewed)) continue;
    for (const order of review(links, publishedAt)) follow(links, storyOf, order);
  }
  return new Set(storyOf.filter((_, id) => reports[id]?.title.includes(words))).size;
}

function review(links: StoryLinks, now: Date): LinkOrder[] {
  const steps = reviewLinks(links, now, new Set());
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function follow(links: StoryLinks, storyOf: number[], order: LinkOrder) {
  const ids = order.kind === 'merge' ? links.articlesOf(order.from) : order.articles;
  const story = order.kind === 'split' ? 10_000 + (ids[0] ?? 0) : order.into;
  for (const id of ids) storyOf[id] = story;
  links.move(ids, story);
}

describe('isOutletSeries', () => {
  const outlets = new Outlets();
  const of = (host: string) => outlets.of({ url: `https://${host}.example/`, language: 'en' });
  for (let at = 0; at < 100; at += 1) countArticle(of(`paper${at % 10}`));

  /** Parts of one article each: so many events of the first paper alone, so many that the second tells alone, and so many of both. */
  const parts = (own: number, others: number, both = 0): Part[] =>
    [
      ...Array.from({ length: own + others }, (_, at) => ({
        event: at,
        host: at < own ? 'paper0' : 'paper1',
      })),
      ...Array.from({ length: both }, (_, at) =>
        ['paper0', 'paper1'].map((host) => ({ event: 100 + at, host })),
      ).flat(),
    ].map(({ event, host }, at) => {
      const terms = Int32Array.of(1);
      const said = { terms, uses: new Uint8Array(1), period: newPeriod(0) };
      const article = { ...said, id: at, event, story: 1, time: at, outlet: of(host) };
      const vector = sparseVector(terms, Float64Array.of(1), 50, String);
      const counts = { number: at, event, story: 1, weighed: 1, weight: 1, from: at, to: at };
      return { ...counts, articles: [article], vector };
    });
  const isSeries = (all: readonly Part[], limit = SERIES_OTHERS.joining) =>
    isOutletSeries(all, new PartIndex(), { rare: 200, least: 0.2, others: limit });

  it('begins with six events', () => {
    expect(isSeries(parts(5, 0))).toBe(false);
    expect(isSeries(parts(6, 0))).toBe(true);
  });

  it('has three quarters of events that the outlet tells alone', () => {
    expect(isSeries(parts(6, 2))).toBe(true);
    expect(isSeries(parts(6, 3))).toBe(false);
    expect(isSeries(parts(6, 0, 2))).toBe(true);
    expect(isSeries(parts(6, 0, 3))).toBe(false);
    expect(isSeries(parts(5, 0, 1))).toBe(false);
  });

  it('does not include stories of the main outlet of a stream', () => {
    const main = new Outlets().of({ url: 'https://only.example/', language: 'en' });
    for (let at = 0; at < 10; at += 1) countArticle(main);
    const all = parts(8, 0).map((part) => ({
      ...part,
      articles: part.articles.map((each) => ({ ...each, outlet: main })),
    }));
    expect(isSeries(all)).toBe(false);
  });
});

function word(number: number): string {
  return [...String(number)].map((digit) => 'bcdfghklmn'[Number(digit)] ?? '').join('a');
}

describe('a report that one outlet brings every day', () => {
  it('is a story of its own each day, the first ones as well', () => {
    expect(storiesOf(stream(SERIES, ['morning']), 'Talvik')).toBe(DAYS);
  });

  it('is a story of its own as soon as it is placed', () => {
    expect(storiesOf(stream(SERIES, ['morning']), 'Talvik', false)).toBe(DAYS);
  });

  it('is one story if a second outlet follows it', () => {
    expect(storiesOf(stream(SERIES, ['morning', 'evening']), 'Talvik')).toBe(1);
  });

  it('is one story if the stream has hardly any other outlet', () => {
    const all = stream(SERIES, ['morning']).map((report) => ({ ...report, outlet: 'morning' }));
    expect(storiesOf(all, 'Talvik')).toBe(1);
  });
});
