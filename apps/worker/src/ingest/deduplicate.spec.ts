import { describe, expect, it } from '@jest/globals';
import type { StoredArticle } from '#persistence/ingest/article';
import { deduplicate } from './deduplicate.js';
import type { KeyedArticle } from './normalise.js';

const TITLE_KEY = '2031-03-03:bridge';
const article: KeyedArticle = {
  identity: 'https://herald.example/a',
  identityScope: 'global',
  identityKey: 'url:https://herald.example/a',
  addressKey: 'url:https://herald.example/a',
  titleKey: TITLE_KEY,
  guid: null,
  url: 'https://herald.example/a',
  title: 'Bridge closed after cracks are found',
  excerpt: '',
  content: null,
  imageUrl: null,
  author: null,
  credit: null,
  publishedAt: new Date('2031-03-03T00:00:00Z'),
  publishedFrom: 'feed',
  categories: [],
  contentHash: 'text-1',
  rawHash: 'raw-1',
};
const stored: StoredArticle = {
  id: 5,
  source_id: 9,
  feed_id: 1,
  identity_key: article.identityKey,
  url: article.url,
  title_key: null,
  content_hash: 'text-1',
  raw_hash: 'raw-1',
  is_gone: false,
};
/** Another item of the source that shares nothing with `article`. */
const other = { ...stored, identity_key: 'feed:2:x', feed_id: 2, url: 'https://herald.example/b' };
const removed = { id: 0, feed_id: null, is_gone: true };
const gone = { ...other, ...removed };
const feed = { id: 1, source_id: 9 };
const nothing = { fresh: [], changed: [], touched: [], leftOut: {} };
const knownElsewhere = { ...nothing, leftOut: { known: 1 } };
const removedEarlier = { ...nothing, leftOut: { removed: 1 } };
const fresh = { ...nothing, fresh: [article] };
const changed = { ...stored, raw_hash: 'raw-0', content_hash: 'text-0' };

describe('deduplicate', () => {
  it.each<[string, StoredArticle[], object]>([
    ['an unknown article is fresh', [other], fresh],
    ['the same bytes change nothing', [stored], nothing],
    [
      'other bytes, same text',
      [{ ...stored, raw_hash: 'raw-0' }],
      { ...nothing, touched: [{ id: 5, rawHash: 'raw-1', url: article.url, imageUrl: null }] },
    ],
    ['another text', [changed], { ...nothing, changed: [{ stored: changed, article }] }],
    ['another feed had it first', [{ ...changed, feed_id: 2 }], nothing],
    ['another feed of the source has its URL', [{ ...other, url: article.url }], knownElsewhere],
    ['… as identity', [{ ...other, identity_key: 'url:https://herald.example/a' }], nothing],
    ['two items of one feed may share a URL', [{ ...other, feed_id: 1, url: article.url }], fresh],
    ['two sources may share a URL', [{ ...other, source_id: 8, url: article.url }], fresh],
    ['the same title on the same day', [{ ...other, title_key: TITLE_KEY }], knownElsewhere],
    ['… from the same feed', [{ ...other, feed_id: 1, title_key: TITLE_KEY }], knownElsewhere],
    ['… from another source', [{ ...other, source_id: 8, title_key: TITLE_KEY }], fresh],
    ['removed under its identity', [{ ...gone, identity_key: article.identityKey }], removedEarlier],
    ['removed under its URL', [{ ...gone, url: article.url }], knownElsewhere],
    [
      'removed from this feed under its URL, as another item',
      [{ ...gone, identity_key: 'feed:1:x', url: article.url }],
      fresh,
    ],
    ['another source has it', [{ ...changed, source_id: 8 }], nothing],
    ['removed under its title', [{ ...gone, title_key: TITLE_KEY }], knownElsewhere],
  ])('%s', (_, known, expected) => {
    expect(deduplicate(feed, [article], known)).toEqual(expected);
  });

  describe("an item with another outlet's URL", () => {
    const address = 'https://tribune.example/a';
    const key = `source:herald.example:${address}`;
    const given = { ...article, identityKey: key, addressKey: key, url: address, titleKey: null };
    const atAddress = { ...changed, identity_key: `url:${address}`, url: address };
    const own = { ...atAddress, identity_key: key };

    it.each<[string, StoredArticle[], object]>([
      ['unknown', [], { ...nothing, fresh: [given] }],
      ['known by its own key', [own], { ...nothing, changed: [{ stored: own, article: given }] }],
      [
        'stored under the older global key',
        [atAddress],
        { ...nothing, changed: [{ stored: atAddress, article: given }] },
      ],
      ['the outlet itself has it', [{ ...atAddress, source_id: 8, feed_id: 2 }], nothing],
      ['removed under its own key', [{ ...own, ...removed }], removedEarlier],
      ['removed under the older global key', [{ ...atAddress, ...removed }], removedEarlier],
      ['another feed of the source has its URL', [{ ...own, feed_id: 2, url: `${address}?x=1` }], nothing],
    ])('%s', (_, known, expected) => {
      expect(deduplicate(feed, [given], known)).toEqual(expected);
    });

    it('does not prevent the outlet from publishing it', () => {
      const theirs = {
        ...article,
        identityKey: `url:${address}`,
        addressKey: `url:${address}`,
        url: address,
      };
      expect(deduplicate({ id: 3, source_id: 8 }, [theirs], [own]).fresh).toEqual([theirs]);
    });

    it('is found by a feed of the source that has its own guids', () => {
      const byGuid = { ...given, identityKey: 'feed:2:x', url: `${address}?utm_source=rss` };
      for (const stored of [own, atAddress])
        expect(deduplicate({ id: 2, source_id: 9 }, [byGuid], [stored]).fresh).toEqual([]);
    });
  });

  it('keeps one of two items with the same title, and both if the title is not specific', () => {
    const twin = { ...article, identityKey: 'feed:1:y', addressKey: null, url: 'https://herald.example/c' };
    const short = { titleKey: null };
    expect(deduplicate(feed, [article, twin], []).fresh).toEqual([article]);
    expect(
      deduplicate(
        feed,
        [
          { ...article, ...short },
          { ...twin, ...short },
        ],
        [],
      ).fresh,
    ).toHaveLength(2);
  });
});
