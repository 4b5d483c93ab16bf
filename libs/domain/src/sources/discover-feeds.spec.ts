import { describe, expect, it } from '@jest/globals';
import { withinBudget } from '../../../../test/support/fuzz/fuzz.js';
import { discoverFeeds } from './discover-feeds.js';

/** For a page of half a million characters, which is all that is searched (ms). */
const BUDGET_MS = 1500;

const found = (page: string, url = 'https://herald.example/news/') =>
  discoverFeeds(new TextEncoder().encode(page), 'text/html; charset=utf-8', url);
const own = (page: string) =>
  found(page).filter((url) => !/example\/(?:feed|rss|rss\.xml|feed\.xml|atom\.xml|index\.xml)$/.test(url));

describe('discoverFeeds', () => {
  it.each([
    [
      'a declared feed',
      '<link rel="alternate" type="application/rss+xml" href="/world.rss">',
      ['https://herald.example/world.rss'],
    ],
    [
      'without quotes, in any order',
      '<LINK HREF=all.atom TYPE=application/atom+xml REL=alternate>',
      ['https://herald.example/news/all.atom'],
    ],
    [
      'a base',
      '<base href="https://cdn.example/x/"><link rel=alternate type=application/feed+json href=y.json>',
      ['https://cdn.example/x/y.json'],
    ],
    [
      'an escaped query',
      '<link rel="alternate" type="application/rss+xml" href="?a=1&amp;b=2">',
      ['https://herald.example/news/?a=1&b=2'],
    ],
    [
      'a link that looks like one',
      '<a href="/feeds/sport">RSS</a><a href="/feeding-birds">',
      ['https://herald.example/feeds/sport'],
    ],
    [
      'declared ones first, each once',
      '<a href="/b/rss">x</a><link rel=alternate type=application/rss+xml href=/a/rss><a href="/a/rss">',
      ['https://herald.example/a/rss', 'https://herald.example/b/rss'],
    ],
    [
      'what stands between comments, until one is not closed',
      '<!-- a --><a href="/rss/a"><!----><a href="/rss/b"><!-- <a href="/rss/c">',
      ['https://herald.example/rss/a', 'https://herald.example/rss/b'],
    ],
    ['nothing in a comment', '<!-- <link rel=alternate type=application/rss+xml href=/old.rss> -->', []],
    [
      'no stylesheet, no other language',
      '<link rel=stylesheet href=/x.css><link rel=alternate hreflang=fr href=/fr>',
      [],
    ],
    [
      'no other scheme',
      '<link rel=alternate type=application/rss+xml href="javascript:alert(1)"><link rel=alternate type=application/rss+xml href="feed://x">',
      [],
    ],
    ['an unfinished tag', '<link rel=alternate type=application/rss+xml href="/x', []],
  ])('finds %s', (_, page, expected) => {
    expect(own(page)).toEqual(expected);
  });

  it('tries the usual paths of a site that declares none', () => {
    expect(found('<html></html>', 'https://herald.example/')).toEqual(
      ['feed', 'rss', 'rss.xml', 'feed.xml', 'atom.xml', 'index.xml'].map(
        (path) => `https://herald.example/${path}`,
      ),
    );
  });

  it('is bounded', () => {
    const many = Array.from({ length: 5000 }, (_, n) => `<a href="/${n}/rss">`).join('');
    expect(found(many)).toHaveLength(10);
    expect(found('<link '.repeat(200_000))).toHaveLength(6);
  });

  it.each([
    ['comments that are not closed', '<!--'],
    ['long names of attributes', `<a ${'-'.repeat(1990)}>`],
    ['white space after a name', `<a a${' '.repeat(1990)}>`],
  ])('reads %s in bounded time', (_, hostile) => {
    const page = hostile.repeat(500_000 / hostile.length);
    expect(withinBudget(BUDGET_MS, () => own(page))).toEqual([]);
  });
});
