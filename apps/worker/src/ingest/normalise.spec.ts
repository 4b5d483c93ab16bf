import { describe, expect, it } from '@jest/globals';
import type { ParsedItem } from '#domain/ingest/article';
import { normalise } from './normalise.js';
import type { Visit } from './visit.js';

const visit = {
  feed: { id: 7, url: 'https://herald.example/rss', recording: null, source_domain: 'herald.example' },
  now: new Date('2031-03-04T12:00:00Z'),
} as Visit;

const item = (guid: string, path: string, title: string): ParsedItem =>
  ({
    guid,
    guidIsUrl: false,
    link: `https://herald.example/${path}`,
    title,
    summary: '',
    content: null,
    publishedAt: null,
    updatedAt: null,
    imageUrl: null,
    categories: [],
  }) as unknown as ParsedItem;

const keys = (items: ParsedItem[]) => normalise(visit, items).articles.map((one) => one.identityKey);

describe('normalise', () => {
  it('keeps the first of two items with one guid', () => {
    const items = [item('1', 'a', 'Bridge closed for weeks'), item('1', 'a', 'Bridge closed')];
    expect(normalise(visit, items).articles).toMatchObject([
      {
        identityKey: 'feed:7:1',
        title: 'Bridge closed for weeks',
        addressKey: 'url:https://herald.example/a',
      },
    ]);
  });

  it.each([
    ['the URL alone', item('1', 'uk/a', 'Bridge closed')],
    ['the title alone', item('1', 'a', 'Bridge closed, ferry runs')],
  ])('still does if they differ in %s', (_, second) => {
    expect(keys([item('1', 'a', 'Bridge closed'), second])).toEqual(['feed:7:1']);
  });

  it('uses the URL if different articles share a guid', () => {
    const items = [
      item('1', 'a', 'Bridge closed'),
      item('1', 'b', 'Ferry runs'),
      item('1', 'b', 'Ferry runs'),
      item('2', 'c', 'Harvest begins'),
    ];
    expect(keys(items)).toEqual(['url:https://herald.example/a', 'url:https://herald.example/b', 'feed:7:2']);
  });

  it("limits another site's URL to the source", () => {
    const given = { ...item('1', 'a', 'Bridge closed'), guid: null, link: 'https://tribune.example/a' };
    expect(normalise(visit, [given]).articles).toMatchObject([
      {
        identityKey: 'source:herald.example:https://tribune.example/a',
        addressKey: 'source:herald.example:https://tribune.example/a',
        url: 'https://tribune.example/a',
      },
    ]);
  });

  it('counts items that do not make an article', () => {
    expect(normalise(visit, [item('1', 'a', ''), item('2', 'b', 'Ferry runs')])).toMatchObject({
      articles: [{ title: 'Ferry runs' }],
      dropped: 1,
    });
  });
});
