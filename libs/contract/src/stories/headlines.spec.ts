import { describe, expect, it } from '@jest/globals';
import { type Headline, wordingsOf } from './headlines.js';

const headline = (articleId: number, title: string): Headline => ({
  articleId,
  slug: `a-${articleId}`,
  title,
  sourceUrl: `https://outlet.example/${articleId}`,
  publishedAt: '2031-03-04T12:00:00.000Z',
  source: {
    id: articleId,
    name: `Outlet ${articleId}`,
    slug: `outlet-${articleId}`,
    credibilityScore: null,
    trustRange: null,
    bias: null,
  },
  earlier: [],
});

describe('wordingsOf', () => {
  it('groups headlines with the same wording, in the order of first use', () => {
    const wordings = wordingsOf([
      headline(1, 'Dam holds'),
      headline(2, 'A valley waits'),
      headline(3, ' DAM  holds'),
    ]);
    expect(
      wordings.map(({ title, headlines }) => [title, headlines.map(({ articleId }) => articleId)]),
    ).toEqual([
      ['Dam holds', [1, 3]],
      ['A valley waits', [2]],
    ]);
  });

  it('returns nothing for no headlines', () => {
    expect(wordingsOf([])).toEqual([]);
  });
});
