import { describe, expect, it } from '@jest/globals';
import type { TopicArticle } from '../rebuild-articles.js';
import { rebuildTopic } from '../rebuild-topic.js';
import { isPlainTitle } from './lead-report.js';

const now = new Date('2031-03-05T00:00:00Z');
let ids = 0;

function article(hour: number, title: string, given: Partial<TopicArticle> = {}): TopicArticle {
  ids += 1;
  return {
    id: ids,
    sourceId: ids,
    sourceDomain: `outlet${ids}.example`,
    sourceName: `Outlet ${ids}`,
    originKey: `source:${ids}`,
    title,
    excerpt: `${title}, officials in the valley said on the ${ids}th call of the evening.`,
    text: null,
    publishedAt: new Date(Date.UTC(2031, 2, 4, hour)),
    imageUrl: null,
    sourceTrust: null,
    categoryId: 1,
    milestoneId: null,
    milestoneRole: null,
    place: null,
    ...given,
  };
}

/** The title of the card with the highest rank. */
function leadOf(articles: readonly TopicArticle[]): string | undefined {
  const { places, hotRank } = rebuildTopic(articles, null, now);
  const lead = articles.find(({ id }) => places.get(id)?.hotRank === hotRank);
  const highest = Math.max(...[...places.values()].map((place) => place.hotRank));
  expect(highest).toBe(hotRank);
  return lead?.title;
}

const reports = () => [
  article(8, 'Orvale dam breaks and floods the lower town'),
  article(9, 'Dam at Orvale breaks, flooding the lower town'),
  article(10, 'Flood hits lower town after Orvale dam breaks'),
];

describe('leadReport', () => {
  it.each([
    'Opinion: the Orvale dam was everybody’s fault',
    'Why did the Orvale dam break and flood the town?',
    'Live updates: Orvale dam breaks, lower town floods',
    'Five things to know about the Orvale dam flood',
    'Orvale dam could flood the town of Low Marsh too',
  ])('does not choose %j, though it is the newest', (title) => {
    const chosen = reports();
    expect(chosen.map((each) => each.title)).toContain(leadOf([...chosen, article(20, title)]));
  });

  it('prefers the report with a picture', () => {
    const pictured = article(10, 'Orvale dam breaks, floods the lower town', {
      imageUrl: 'https://img.example/dam.jpg',
    });
    const told = [...reports().slice(0, 2), pictured];
    expect(leadOf(told)).toBe(pictured.title);
  });

  it('prefers the report of a trusted source', () => {
    const told = ['Orvale dam breaks, floods lower town', 'Dam of Orvale breaks, floods lower town'];
    const led = (trusted: number) =>
      leadOf(told.map((title, n) => article(8 + n, title, { sourceTrust: n === trusted ? 95 : 5 })));
    expect([led(0), led(1)]).toEqual(told);
  });

  it('prefers a plain headline to a shouting one', () => {
    const shouting = article(11, 'ORVALE DAM BREAKS: LOWER TOWN UNDER WATER', { sourceTrust: 99 });
    expect(leadOf([shouting, ...reports()])).not.toBe(shouting.title);
  });

  it('tells the newest significant milestone, not the first', () => {
    const early = ['Orvale council votes to build a dam', 'Council of Orvale votes for a new dam'];
    const late = [
      'Governor Mira Holt resigns over bribes for the Orvale dam',
      'Mira Holt resigns as governor after bribes at Orvale dam',
      'Governor Holt resigns, admits bribes for dam in Orvale',
      'Holt resigns as governor over Orvale dam bribes',
    ];
    const articles = [
      ...early.map((title, n) => article(n, title)),
      ...late.map((title, n) => article(18 + n, title)),
    ];
    expect(late).toContain(leadOf(articles));
  });

  it('falls back to what there is', () => {
    const only = article(9, 'Opinion: what is a dam for?');
    expect(leadOf([only])).toBe(only.title);
    expect(leadOf([only, article(12, 'Letters: our dam')])).toBeDefined();
  });

  it('never chooses a copy', () => {
    const body =
      'A wall of water ran through the lower streets of Orvale at dawn, where forty people were carried from their roofs.';
    const original = article(8, 'Dam above Orvale breaks at dawn', { excerpt: body });
    const copy = article(9, 'Dam above Orvale breaks at dawn', {
      excerpt: body,
      imageUrl: 'https://img.example/dam.jpg',
      sourceTrust: 99,
    });
    const { places, hotRank } = rebuildTopic([original, copy], null, now);
    expect(places.get(copy.id)?.isCard).toBe(false);
    expect(places.get(original.id)?.hotRank).toBe(hotRank);
  });
});

describe('isPlainTitle', () => {
  it.each([
    ['Orvale dam breaks and floods the lower town', true],
    ['NATO and the EU send help to Orvale', true],
    ['Did the Orvale dam have to break?', false],
    ['LIVE: Orvale dam breaks and floods the town', false],
    ['ORVALE DAM BREAKS: TOWN UNDER WATER', false],
    ['Dam breaks', false],
    ['What happened next at the dam will amaze you…', false],
    ['Orvale dam breaks and floods the town | Orrin Herald', false],
    ['', false],
    ['word '.repeat(500), false],
  ])('%j: %s', (title, isPlain) => {
    expect(isPlainTitle(title, 'herald.example')).toBe(isPlain);
  });
});
