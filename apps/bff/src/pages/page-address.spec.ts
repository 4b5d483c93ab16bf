import { describe, expect, it } from '@jest/globals';
import { type PageAddress, pageAt } from './page-address.js';

const cases: [string, Partial<PageAddress> | object][] = [
  ['/', { kind: 'home' }],
  ['/discover', { kind: 'plain', page: { title: 'Discover', isIndexed: true } }],
  ['/discover/', { kind: 'plain' }],
  ['/search', { kind: 'plain', page: { isIndexed: false } }],
  ['/collections/7', { kind: 'plain', page: { isIndexed: false } }],
  ['/topics/orrin-dam', { kind: 'topic', slug: 'orrin-dam', part: null }],
  ['/topics/17', { kind: 'topic', slug: '17' }],
  ['/topics/orrin-dam/timeline', { kind: 'topic', part: 'timeline' }],
  ['/topics/orrin-dam/sources', { kind: 'topic', part: 'sources' }],
  ['/topics/orrin-dam/gossip', { kind: 'unknown' }],
  ['/topics/orrin-dam/timeline/x', { kind: 'unknown' }],
  ['/topics/%C3%B8rrin', { kind: 'topic', slug: 'ørrin' }],
  ['/topics/%E0%A4%A', { kind: 'unknown' }],
  ['/topics/%00', { kind: 'unknown' }],
  ['/topics/a%2F..%2Fb', { kind: 'unknown' }],
  [`/topics/${'a'.repeat(201)}`, { kind: 'unknown' }],
  ['/topics', { kind: 'unknown' }],
  ['/articles/the-dam-holds', { kind: 'article', slug: 'the-dam-holds' }],
  ['/story/17', { kind: 'story', slug: '17' }],
  ['/sources/orrin-herald', { kind: 'source', slug: 'orrin-herald' }],
  ['/topic/orrin-dam', { kind: 'moved', to: '/topics/orrin-dam' }],
  ['/topic/%C3%B8rrin/timeline', { kind: 'moved', to: '/topics/%C3%B8rrin/timeline' }],
  ['/article/the-dam-holds', { kind: 'moved', to: '/articles/the-dam-holds' }],
  ['/most-followed', { kind: 'moved', to: '/community/most-followed' }],
  ['/topic//evil.example', { kind: 'unknown' }],
  ['//evil.example/topic', { kind: 'unknown' }],
  ['/constructor/x', { kind: 'unknown' }],
  ['/__proto__/x', { kind: 'unknown' }],
  ['/no/such/page', { kind: 'unknown' }],
];

describe('pageAt', () => {
  it.each(cases)('%s', (path, expected) => {
    expect(pageAt(path)).toMatchObject(expected);
  });
});
