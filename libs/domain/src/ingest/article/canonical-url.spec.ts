import { describe, expect, it } from '@jest/globals';
import { canonicalUrl, hostKeyOf, visitUrl } from './canonical-url.js';

describe('canonicalUrl', () => {
  it.each([
    ['http://www.herald.example/a/?utm_source=rss&utm_medium=x#top', 'https://herald.example/a'],
    ['https://m.herald.example:443/a?b=2&a=1', 'https://herald.example/a?a=1&b=2'],
    ['https://amp.herald.example/news/a/amp/', 'https://herald.example/news/a'],
    ['https://herald.example/a.amp.html?at_medium=RSS', 'https://herald.example/a.html'],
    ['https://www-herald-example.cdn.ampproject.org/c/s/www.herald.example/a', 'https://herald.example/a'],
    ['https://herald.example/story?id=7&ref=rss', 'https://herald.example/story?id=7'],
    ['https://herald.example/story?source=agency', 'https://herald.example/story?source=agency'],
    ['https://m.co/a', 'https://m.co/a'],
    ['https://HERALD.example:8443/A', 'https://herald.example:8443/A'],
  ])('%s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
  });

  it('is idempotent', () => {
    const once = canonicalUrl('https://www.m.herald.example//x//amp?z=1&utm_id=9&a=%20') ?? '';
    expect(canonicalUrl(once)).toBe(once);
  });

  it.each(['', 'javascript:alert(1)', 'tag:herald,1', 'https://', `https://x.example/${'a'.repeat(3000)}`])(
    '%j is not an HTTP(S) URL',
    (url) => {
      expect(canonicalUrl(url)).toBeNull();
    },
  );
});

describe('visitUrl', () => {
  it.each([
    ['https://www.herald.example/a?x=1&utm_source=rss#c', 'https://www.herald.example/a?x=1#c'],
    ['https://user:secret@herald.example/a', 'https://herald.example/a'],
  ])('%s', (url, visit) => {
    expect(visitUrl(url)).toBe(visit);
  });
});

describe('hostKeyOf', () => {
  it.each([
    ['https://feeds.bbci.co.uk/news/rss.xml', 'bbci.co.uk'],
    ['http://127.0.0.1:8080/x', '127.0.0.1:8080'],
    ['nothing', null],
  ])('%s', (url, key) => {
    expect(hostKeyOf(url)).toBe(key);
  });
});
