import { describe, expect, it } from '@jest/globals';
import { clickbaitProbability } from '../content/clickbait.js';
import { contentFactor } from './content-factor.js';
import { tallyContent } from './tally-content.js';
import type { OwnArticle } from './trust-sample.js';

const DAY_MS = 86_400_000;

function articles(titles: readonly string[], more: Partial<OwnArticle> = {}, days = 30): OwnArticle[] {
  return Array.from({ length: days * titles.length }, (_, k) => ({
    ...{ id: k, title: titles[k % titles.length] ?? '', excerpt: '', language: 'en', author: null },
    ...{ url: `https://pellmere.example/${k}`, isFromFeed: false, isDated: false, categories: [] },
    tag: 'politics',
    publishedAt: new Date(Date.UTC(2031, 0, 1) + Math.floor(k / titles.length) * DAY_MS),
    ...more,
  }));
}

const value = (given: readonly OwnArticle[]) => contentFactor(tallyContent(given))?.value ?? 0;
const plain = [
  'Council approves budget for new bridge, officials say',
  'Ferry fares rise in May, minister says',
];
const loud = ['You will NOT BELIEVE this SHOCKING meltdown!', 'Why evil leftists hate the bridge'];

describe('clickbaitProbability', () => {
  it.each([
    ['17 Things You Should Never Say To Your Ferry Captain', true],
    ["Here's Why Everyone Is Talking About This Bridge", true],
    ['Which Harbour Are You Based On Your Favorite Soup?', true],
    ['Council approves budget for new bridge', false],
    ['Two dead as ferry sinks off Pellmere', false],
    ['Central bank raises rates for third time in 2031', false],
  ])('%s: %s', (headline, isClickbait) => {
    expect(clickbaitProbability(headline) > 0.5).toBe(isClickbait);
  });
});

describe('contentFactor', () => {
  it('rates plain headlines higher than sensational ones', () => {
    expect(value(articles(plain))).toBeGreaterThan(75);
    expect(value(articles(loud))).toBeLessThan(40);
  });

  it('ignores other languages than English', () => {
    expect(contentFactor(tallyContent(articles(loud, { language: 'de' })))).toBeNull();
    const mixed = [...articles(plain), ...articles(loud, { language: 'de' })];
    expect(value(mixed)).toBe(value(articles(plain)));
  });

  it('stays close to the typical value while there are few days', () => {
    const day = contentFactor(tallyContent(articles(loud, {}, 1)));
    expect(day?.value).toBeGreaterThan(value(articles(loud)));
    expect(day?.confidence).toBeLessThan(0.1);
  });

  it('compares with what is usual for the subject', () => {
    const guide = ['How to keep your knees well'];
    expect(value(articles(guide, { tag: 'health' }))).toBeGreaterThan(value(articles(guide)));
  });

  it('recognises opinion by categories', () => {
    const opinion = articles(plain, { categories: ['Opinion'] });
    expect(tallyContent(opinion).rates.opinion).toBe(1);
    expect(value(opinion)).toBeLessThan(value(articles(plain)));
  });

  it('prefers leads that match their headline', () => {
    const kept = articles(['Council approves bridge'], {
      excerpt: 'The bridge was approved by the council.',
    });
    const broken = articles(['Council approves bridge'], { excerpt: 'Sign up for more of what we do.' });
    expect(value(kept)).toBeGreaterThan(value(broken));
    expect(tallyContent(kept).withLead).toBe(30);
  });

  it('keeps at most five examples', () => {
    expect(tallyContent(articles(loud)).examples).toHaveLength(5);
    expect(tallyContent(articles(plain)).examples).toEqual([]);
  });
});
