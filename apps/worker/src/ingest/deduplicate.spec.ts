import { describe, expect, it } from '@jest/globals';
import type { StoredArticle } from '#persistence';
import { deduplicate } from './deduplicate.js';
import type { KeyedArticle } from './normalise.js';

const article: KeyedArticle = {
  identity: 'https://herald.example/a',
  identityScope: 'global',
  identityKey: 'url:https://herald.example/a',
  guid: null,
  url: 'https://herald.example/a',
  title: 'Bridge closed',
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
  identity_key: article.identityKey,
  feed_id: 1,
  url: article.url,
  content_hash: 'text-1',
  raw_hash: 'raw-1',
};
const nothing = { fresh: [], changed: [], touched: [] };

describe('deduplicate', () => {
  it.each<[string, StoredArticle[], object]>([
    ['an unknown article is fresh', [], { ...nothing, fresh: [article] }],
    ['the same bytes are nothing', [stored], nothing],
    [
      'other bytes, same text',
      [{ ...stored, raw_hash: 'raw-0' }],
      { ...nothing, touched: [{ id: 5, rawHash: 'raw-1' }] },
    ],
    [
      'another text',
      [{ ...stored, raw_hash: 'raw-0', content_hash: 'text-0' }],
      {
        ...nothing,
        changed: [{ stored: { ...stored, raw_hash: 'raw-0', content_hash: 'text-0' }, article }],
      },
    ],
    [
      'another feed brought it first',
      [{ ...stored, feed_id: 2, raw_hash: 'raw-0', content_hash: 'text-0' }],
      nothing,
    ],
    [
      'another feed of the source has its address',
      [{ ...stored, feed_id: 2, identity_key: 'feed:2:x' }],
      nothing,
    ],
    [
      'two items of one feed may share an address',
      [{ ...stored, identity_key: 'feed:1:x' }],
      { ...nothing, fresh: [article] },
    ],
  ])('%s', (_, known, expected) => {
    expect(deduplicate(1, [article], known)).toEqual(expected);
  });
});
