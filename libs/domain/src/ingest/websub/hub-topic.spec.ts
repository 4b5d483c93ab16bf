import { describe, expect, it } from '@jest/globals';
import { readHubTopic } from './hub-topic.js';

const ORIGIN = 'https://news.example';

describe('readHubTopic', () => {
  it.each([
    ['/feed.xml', { kind: 'news', format: 'xml' }],
    ['/stories/ended/feed.atom', { kind: 'ended', format: 'atom' }],
    ['/topics/orrin-dam/feed.json', { kind: 'topic', slug: 'orrin-dam', format: 'json' }],
    ['/sources/h%C3%A9rald/feed.xml', { kind: 'source', slug: 'hérald', format: 'xml' }],
  ])('%s', (path, topic) => {
    expect(readHubTopic(ORIGIN + path, ORIGIN)).toEqual(topic);
  });

  it.each([
    'https://news.example/search/feed.xml?q=dam',
    'https://news.example/private/secret/feed.xml',
    'https://news.example/topics/a/b/feed.xml',
    'https://news.example/topics/%zz/feed.xml',
    'https://news.example/feed.txt',
    'https://news.example.evil.example/feed.xml',
    'https://elsewhere.example/feed.xml',
    `https://news.example/topics/${'a'.repeat(300)}/feed.xml`,
    '/feed.xml',
    '',
  ])('refuses %s', (address) => {
    expect(readHubTopic(address, ORIGIN)).toBeNull();
  });
});
