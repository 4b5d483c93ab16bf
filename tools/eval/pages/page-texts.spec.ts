import { describe, expect, it } from '@jest/globals';
import { rebuildTopic } from '#domain/timeline';
import { pageTexts, textMark } from './page-texts.js';

const article = (id: number, title: string, excerpt: string) => ({
  ...{
    id,
    sourceId: id,
    sourceDomain: `outlet${id}.example`,
    sourceName: `Outlet ${id}`,
    originKey: `source:${id}`,
  },
  ...{ title, excerpt, text: null, publishedAt: new Date(Date.UTC(2031, 2, 3, id)), imageUrl: null },
  ...{ sourceTrust: null, categoryId: 1, milestoneId: null, milestoneRole: null, place: null },
});

describe('pageTexts', () => {
  it('lists label, name, description, where it stands and each milestone with the articles that they cite', () => {
    const lead = 'The dam above Orvale broke after a week of rain and flooded the town.';
    const articles = [
      article(1, 'Orvale dam breaks after storm', lead),
      article(
        2,
        'Night brings relief as Orvale dam is drained',
        'The lower town is flooded after the Orvale dam gave way.',
      ),
    ];
    const texts = pageTexts(rebuildTopic(articles, null, new Date('2031-03-04T00:00:00Z')));
    expect(texts.map(({ field }) => field)).toEqual(['label', 'name', 'description', 'stands', 'milestone']);
    for (const { text } of texts) expect(text).toMatch(/dam/i);
    expect(texts[2]?.articleIds.length).toBeGreaterThan(0);
    expect(texts[4]?.articleIds).toEqual([1]);
  });
});

describe('textMark', () => {
  it('identifies a text without holding its words', () => {
    expect(textMark('Orvale dam breaks')).toMatch(/^[\da-f]{12}$/);
    expect(textMark('Orvale dam breaks')).not.toBe(textMark('Orvale dam breaks.'));
  });
});
