import { describe, expect, it } from '@jest/globals';
import type { StoredArticle } from '#persistence';
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
/** Another item of the source: nothing in common with `article`. */
const other = { ...stored, identity_key: 'feed:2:x', feed_id: 2, url: 'https://herald.example/b' };
const gone = { ...other, id: 0, feed_id: null, is_gone: true };
const feed = { id: 1, source_id: 9 };
const nothing = { fresh: [], changed: [], touched: [] };
const fresh = { ...nothing, fresh: [article] };
const changed = { ...stored, raw_hash: 'raw-0', content_hash: 'text-0' };

describe('deduplicate', () => {
  it.each<[string, StoredArticle[], object]>([
    ['an unknown article is fresh', [other], fresh],
    ['the same bytes are nothing', [stored], nothing],
    [
      'other bytes, same text',
      [{ ...stored, raw_hash: 'raw-0' }],
      { ...nothing, touched: [{ id: 5, rawHash: 'raw-1' }] },
    ],
    ['another text', [changed], { ...nothing, changed: [{ stored: changed, article }] }],
    ['another feed brought it first', [{ ...changed, feed_id: 2 }], nothing],
    ['another feed of the source has its address', [{ ...other, url: article.url }], nothing],
    ['… as its identity', [{ ...other, identity_key: 'url:https://herald.example/a' }], nothing],
    ['two items of one feed may share an address', [{ ...other, feed_id: 1, url: article.url }], fresh],
    ['so may two sources', [{ ...other, source_id: 8, url: article.url }], fresh],
    ['the same title on the same day', [{ ...other, title_key: TITLE_KEY }], nothing],
    ['… from the same feed', [{ ...other, feed_id: 1, title_key: TITLE_KEY }], nothing],
    ['… from another source', [{ ...other, source_id: 8, title_key: TITLE_KEY }], fresh],
    ['removed under its identity', [{ ...gone, identity_key: article.identityKey }], nothing],
    ['removed under its address', [{ ...gone, url: article.url }], nothing],
    [
      'removed from this feed under its address, as another item',
      [{ ...gone, identity_key: 'feed:1:x', url: article.url }],
      fresh,
    ],
    ['removed under its title', [{ ...gone, title_key: TITLE_KEY }], nothing],
  ])('%s', (_, known, expected) => {
    expect(deduplicate(feed, [article], known)).toEqual(expected);
  });

  it('takes one of two items with one title, and both where the title says too little', () => {
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
