import { describe, expect, it } from '@jest/globals';
import { type PageAddress, pageAt } from './page-address.js';

const NOT_FOUND = { name: 'not-found', key: '' } as const;

const cases: [string, PageAddress][] = [
  ['/', { name: 'home', key: '' }],
  ['/discover', { name: 'discover', key: '' }],
  ['/discover/', { name: 'discover', key: '' }],
  ['/auth/forgot', { name: 'forgot', key: '' }],
  ['/collections', { name: 'collections', key: '' }],
  ['/collections/7', { name: 'collection', key: '7' }],
  ['/topics/orrin-dam', { name: 'topic', key: 'orrin-dam' }],
  ['/topics/17', { name: 'topic', key: '17' }],
  ['/topics/orrin-dam/timeline', { name: 'topic-timeline', key: 'orrin-dam' }],
  ['/topics/orrin-dam/sources', { name: 'topic-sources', key: 'orrin-dam' }],
  ['/topics/orrin-dam/gossip', NOT_FOUND],
  ['/topics/orrin-dam/timeline/x', NOT_FOUND],
  ['/topics/%C3%B8rrin', { name: 'topic', key: 'ørrin' }],
  ['/topics/%E0%A4%A', NOT_FOUND],
  ['/topics/%00', NOT_FOUND],
  ['/topics/a%2F..%2Fb', NOT_FOUND],
  [`/topics/${'a'.repeat(201)}`, NOT_FOUND],
  ['/topics', NOT_FOUND],
  ['/topics/:slug', NOT_FOUND],
  ['/articles/the-dam-holds', { name: 'article', key: 'the-dam-holds' }],
  ['/story/17', { name: 'story', key: '17' }],
  ['/sources/orrin-herald', { name: 'source', key: 'orrin-herald' }],
  ['/topic/orrin-dam', { movedTo: '/topics/orrin-dam' }],
  ['/topic/%C3%B8rrin/timeline', { movedTo: '/topics/%C3%B8rrin/timeline' }],
  ['/topic/orrin-dam/gossip', NOT_FOUND],
  ['/article/the-dam-holds', { movedTo: '/articles/the-dam-holds' }],
  ['/source/orrin-herald', { movedTo: '/sources/orrin-herald' }],
  ['/most-followed', { movedTo: '/community/most-followed' }],
  ['/favorite-sources', { movedTo: '/community/favorite-sources' }],
  ['/privacy', { movedTo: '/privacy-policy' }],
  ['/terms', { movedTo: '/terms-of-service' }],
  ['/contact', { movedTo: '/contact-us' }],
  ['/login', { movedTo: '/auth' }],
  ['/admin', { movedTo: '/admin/dashboard' }],
  ['/sources', { movedTo: '/about?tab=sources' }],
  ['/sources/', { movedTo: '/about?tab=sources' }],
  ['/topic//evil.example', NOT_FOUND],
  ['//evil.example/topic', NOT_FOUND],
  ['/constructor/x', NOT_FOUND],
  ['/__proto__/x', NOT_FOUND],
  ['/*', NOT_FOUND],
  ['*', NOT_FOUND],
  ['/no/such/page', NOT_FOUND],
];

describe('pageAt', () => {
  it.each(cases)('%s', (path, expected) => {
    expect(pageAt(path)).toEqual(expected);
  });
});
