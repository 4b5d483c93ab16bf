import { describe, expect, it } from '@jest/globals';
import { articleAddress, identityOf } from './article-identity.js';

const feedUrl = 'https://www.herald.example/rss';
const link = 'https://www.herald.example/news/a?utm_source=rss';
const address = { identity: 'https://herald.example/news/a', identityScope: 'global' };

describe('identityOf', () => {
  it.each<[string, { guid: string | null; guidIsUrl: boolean }, string, object | null]>([
    ['a guid', { guid: 'id-1', guidIsUrl: false }, link, { identity: 'id-1', identityScope: 'feed' }],
    [
      'a URL',
      { guid: 'http://herald.example/?p=7', guidIsUrl: true },
      link,
      { identity: 'https://herald.example/?p=7', identityScope: 'global' },
    ],
    ['no guid', { guid: null, guidIsUrl: false }, link, address],
    ["the feed's URL", { guid: 'http://herald.example/rss/', guidIsUrl: true }, link, address],
    ["the site's URL", { guid: 'https://herald.example/', guidIsUrl: true }, link, address],
    [
      'a URL of the site with a numeric fragment',
      { guid: 'https://herald.example/#77', guidIsUrl: true },
      link,
      { identity: 'https://herald.example/#77', identityScope: 'feed' },
    ],
    [
      'the site as guid and link',
      { guid: 'https://herald.example/', guidIsUrl: true },
      'https://herald.example/',
      { identity: 'https://herald.example/', identityScope: 'feed' },
    ],
    ['no guid, and the site as link', { guid: null, guidIsUrl: false }, 'https://herald.example/', null],
  ])('%s', (_, item, url, expected) => {
    expect(identityOf(item, url, feedUrl)).toEqual(expected);
  });
});

describe('articleAddress', () => {
  it('cuts long URLs', () => {
    expect(articleAddress(`https://herald.example/${'a'.repeat(900)}`)).toHaveLength(500);
  });
});
