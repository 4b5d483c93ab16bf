import { describe, expect, it } from '@jest/globals';
import type { ArticleCard, ArticleList } from './article.js';
import { afterNewsFeedPage, gainedNothing } from './loaded-news-feed.js';

const card = (id: number, title = `Report ${id}`): ArticleCard => ({
  id,
  slug: `report-${id}`,
  title,
  excerpt: '',
  language: 'en',
  imageUrl: null,
  sourceUrl: 'https://paper.example/',
  author: null,
  publishedAt: null,
  source: { id: 1, name: 'Paper', slug: 'paper', credibilityScore: null, trustRange: null },
  sourceId: 1,
  sourceName: 'Paper',
  category: 'Science',
  tags: ['science'],
  topicId: 1,
  story: null,
  copies: 0,
});

const page = (ids: readonly number[], offset: number, total: number, limit = 3): ArticleList => ({
  articles: ids.map((id) => card(id)),
  pagination: { total, limit, offset },
});

const ids = (loaded: { articles: readonly ArticleCard[] }) => loaded.articles.map(({ id }) => id);

describe('afterNewsFeedPage', () => {
  it('begins with the first page', () => {
    const loaded = afterNewsFeedPage(undefined, page([9, 8, 7], 0, 5));
    expect([ids(loaded), loaded.next, loaded.hasMore]).toEqual([[9, 8, 7], 3, true]);
  });

  it('adds what is new behind what is there, and leaves what is repeated in its place', () => {
    const loaded = afterNewsFeedPage(
      afterNewsFeedPage(undefined, page([9, 8, 7], 0, 6)),
      page([7, 6, 5], 3, 6),
    );
    expect([ids(loaded), loaded.next, loaded.hasMore]).toEqual([[9, 8, 7, 6, 5], 6, false]);
  });

  it('keeps the first screen on top when the first load brings newer articles', () => {
    const screen = afterNewsFeedPage(undefined, page([9, 8, 7], 0, 8));
    const loaded = afterNewsFeedPage(screen, page([11, 9, 10, 8, 7, 6], 0, 8, 6));
    expect(ids(loaded)).toEqual([9, 8, 7, 11, 10, 6]);
  });

  it('has no more if the total is reached or the server sends none', () => {
    expect(afterNewsFeedPage(undefined, page([9, 8], 0, 2)).hasMore).toBe(false);
    expect(afterNewsFeedPage(undefined, page([], 0, 0)).hasMore).toBe(false);
    expect(afterNewsFeedPage(undefined, page([], 3, 90)).hasMore).toBe(false);
  });
});

describe('gainedNothing', () => {
  const before = afterNewsFeedPage(undefined, page([9, 8, 7], 0, 9));
  it.each([
    ['a page of repetitions', page([9, 8, 7], 3, 9), true],
    ['one new article', page([8, 7, 6], 3, 9), false],
    ['repetitions at the end', page([9, 8, 7], 6, 9), false],
  ])('%s → %s', (_, next, expected) => {
    expect(gainedNothing(before, afterNewsFeedPage(before, next))).toBe(expected);
  });
});
