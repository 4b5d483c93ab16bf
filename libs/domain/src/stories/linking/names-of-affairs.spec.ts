import { describe, expect, it } from '@jest/globals';
import type { LinkArticle } from './link-article.js';
import type { LinkOrder } from './link-orders.js';
import { reviewLinks } from './review-links.js';
import { StoryLinks } from './story-links.js';

const AFFAIR = [
  'Three residents of the care home Tarnholt are dead, says the county of Esk',
  'Nurses of the care home Tarnholt went without masks for weeks, residents say',
  'Inspectors who came to Tarnholt found empty rooms and residents in the cellar',
  'Court hears that the owner of the care home Tarnholt left residents and nurses at night',
];
const MATTERS = [
  'The minister Tarnholt opens a bridge over the river Esk',
  'At the opera, Tarnholt sang the queen for the last time',
  'A goal of Tarnholt decides the cup final in extra time',
  'With his novel, Tarnholt wins the prize of the academy',
];
/** Reports that have nothing in common. */
const OTHERS = Array.from({ length: 300 }, (_, at) =>
  ['zab', 'zeb', 'zib'].map((start) => start + lettersOf(at)).join(' '),
);
const NOW = new Date(Date.UTC(2031, 2, 20));

/** Each report is an event and a story of its own. */
function articlesOf(summaries: readonly string[]): LinkArticle[] {
  return [...summaries, ...OTHERS].map((summary, id) => ({
    ...{ id, title: '', summary, url: '', language: 'en' },
    publishedAt: new Date(NOW.getTime() - (400 - id) * 3_600_000),
  }));
}

function placed(articles: readonly LinkArticle[]): StoryLinks {
  const links = new StoryLinks();
  for (const article of articles) links.add(article, article.id, article.id);
  return links;
}

function loaded(articles: readonly LinkArticle[]): StoryLinks {
  const links = new StoryLinks();
  for (const article of articles) links.load(article, article.id, article.id);
  for (const _ of links.loaded());
  for (const { id } of articles) links.mark(id);
  return links;
}

function review(links: StoryLinks): LinkOrder[] {
  const steps = reviewLinks(links, NOW, new Set());
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** How many of the affair's reports are still apart. */
function apart(summaries: readonly string[]): number {
  const orders = review(placed(articlesOf(summaries)));
  return (
    AFFAIR.length - orders.filter((order) => order.kind === 'merge' && order.from < AFFAIR.length).length
  );
}

describe('a review', () => {
  const small = AFFAIR.map((summary) => summary.replace('Tarnholt', 'tarnholt'));

  it('joins fragments that share the name of their affair, but not those that share a word, or an actor', () => {
    expect(apart(AFFAIR)).toBe(1);
    expect(apart(small)).toBeGreaterThan(1);
    expect(apart(MATTERS)).toBe(MATTERS.length);
  });

  it('decides the same after a restart', () => {
    for (const summaries of [AFFAIR, small, MATTERS]) {
      const articles = articlesOf(summaries);
      expect(review(loaded(articles))).toEqual(review(placed(articles)));
    }
  });
});

function lettersOf(number: number): string {
  return [...String(number)].map((digit) => 'bcdfghklmn'[Number(digit)] ?? '').join('a');
}
