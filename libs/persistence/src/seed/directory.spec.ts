import { describe, expect, it } from '@jest/globals';
import { describeSource } from '../sources/describe-source.js';
import { directoryEntries } from './directory.js';
import { DamagedDirectory, parseDirectoryLine, parseWikipediaStatuses } from './directory-line.js';

const line = {
  domain: 'example.com',
  slug: 'example',
  name: 'Example',
  url: 'https://example.com/',
  country: 'GB',
  language: 'en',
  mediaType: 'newspaper',
  ownerName: null,
  bias: 'center',
  biasAgreed: true,
  pc1: 0.8,
  pc1Observed: 2,
  feeds: [{ url: 'https://example.com/rss', categories: ['News'], activeAtFirst: true }],
};

describe('directoryEntries', () => {
  const entries = directoryEntries();

  it('contains thousands of outlets with unique slugs and domains', () => {
    expect(entries.length).toBeGreaterThan(2000);
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    expect(new Set(entries.map(({ domain }) => domain)).size).toBe(entries.length);
  });

  it('lists every feed URL once', () => {
    const urls = entries.flatMap(({ feeds }) =>
      feeds.map(({ url }) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '')),
    );
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('starts with about 200 feeds, all of sources with known language and bias', () => {
    const active = entries.filter(({ feeds }) => feeds.some(({ activeAtFirst }) => activeAtFirst));
    const feeds = active.flatMap((entry) => entry.feeds.filter(({ activeAtFirst }) => activeAtFirst));
    expect(feeds.length).toBeGreaterThan(180);
    expect(feeds.length).toBeLessThan(230);
    expect(active.filter(({ language, bias }) => language === null || bias === null)).toEqual([]);
  });

  it('completes an entry with its category, description, bias origin and Wikipedia status', () => {
    expect(entries.find(({ domain }) => domain === 'reuters.com')).toMatchObject({
      category: 'international',
      description: 'News agency, United Kingdom',
      biasOrigin: 'median of public ratings',
      wikipediaStatus: 'generally-reliable',
    });
  });

  it('distinguishes a single rating from a median, and has no label without an origin', () => {
    for (const { domain, bias, biasAgreed, biasOrigin } of entries) {
      const origin = biasAgreed === null ? 'a single public rating' : 'median of public ratings';
      expect([domain, biasOrigin]).toEqual([domain, bias === null ? null : origin]);
    }
  });
});

describe('parseDirectoryLine', () => {
  it('reads a complete line; feeds are inactive by default', () => {
    const feeds = [{ url: 'https://example.com/rss', categories: [] }];
    expect(parseDirectoryLine(JSON.stringify({ ...line, feeds }), 1)).toEqual({
      ...line,
      feeds: [{ url: 'https://example.com/rss', categories: [], activeAtFirst: false }],
    });
  });

  it.each([
    ['{"domain"', 'directory.jsonl, line 7: not JSON'],
    ['[]', 'directory.jsonl, line 7: not an object'],
    [JSON.stringify({ ...line, name: '' }), "directory.jsonl, line 7: 'name' is missing"],
    [JSON.stringify({ ...line, slug: '123' }), "directory.jsonl, line 7: 'slug' is not a slug"],
    [
      JSON.stringify({ ...line, url: 'ftp://example.com' }),
      "directory.jsonl, line 7: 'url' is not an HTTP(S) URL",
    ],
    [JSON.stringify({ ...line, bias: 'sideways' }), "directory.jsonl, line 7: 'bias' is unknown"],
    [JSON.stringify({ ...line, pc1: 3 }), "directory.jsonl, line 7: 'pc1' is not between 0 and 1"],
    [
      JSON.stringify({ ...line, feeds: [{ url: 'x', categories: [] }] }),
      "directory.jsonl, line 7: 'feeds' contains an invalid feed",
    ],
  ])('refuses %s', (text, message) => {
    expect(() => parseDirectoryLine(text, 7)).toThrow(new DamagedDirectory(message));
  });

  it('refuses an unknown Wikipedia status', () => {
    expect(() => parseWikipediaStatuses('{"example.com":"great"}')).toThrow(
      "'example.com' has an unknown status",
    );
  });
});

describe('describeSource', () => {
  it.each([
    ['newspaper', 'GB', 'Newspaper, United Kingdom'],
    ['tv station', null, 'TV station'],
    [null, 'IN', 'News source, India'],
  ])('%s of %s → %s', (mediaType, country, description) => {
    expect(describeSource(mediaType, country)).toBe(description);
  });
});
