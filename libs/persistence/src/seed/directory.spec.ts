import { describe, expect, it } from '@jest/globals';
import { describeSource } from '../sources/describe-source.js';
import { directoryEntries } from './directory.js';
import { DamagedDirectory, parseDirectoryLine, parseWikipediaStatuses } from './directory-line.js';
import { directoryDomains, parseOtherDomains, withoutDoubles } from './other-domains.js';

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

describe('other domains', () => {
  const entries = directoryEntries();

  it('belong to outlets of the directory, and have no entry of their own', () => {
    const domains = new Set(entries.map(({ domain }) => domain));
    for (const [other, domain] of directoryDomains())
      expect([other, domains.has(other), domains.has(domain)]).toEqual([other, false, true]);
  });

  it('give their feeds and missing facts to the entry of the outlet', () => {
    const [base] = entries;
    if (base === undefined) throw new Error('the directory is empty');
    const feed = (url: string) => ({ url, categories: [], activeAtFirst: false });
    const bare = { country: null, ownerName: null, bias: null, biasAgreed: null, biasOrigin: null };
    const kept = { ...base, ...bare, domain: 'herald.example', language: 'en', pc1: null, pc1Observed: 0 };
    const facts = { country: 'GB', language: 'fr', ownerName: 'Fen Group', bias: 'left' as const };
    const double = {
      ...base,
      ...facts,
      domain: 'herald.net',
      biasOrigin: 'a list',
      pc1: 0.8,
      pc1Observed: 2,
    };
    const joined = withoutDoubles(
      [
        { ...kept, feeds: [feed('https://herald.example/rss')] },
        { ...double, feeds: [feed('https://herald.example/rss'), feed('https://herald.net/rss')] },
      ],
      new Map([['herald.net', 'herald.example']]),
    );
    expect(joined).toMatchObject([
      {
        ...{ domain: 'herald.example', country: 'GB', language: 'en', ownerName: 'Fen Group' },
        ...{ bias: 'left', biasOrigin: 'a list', pc1: 0.8, pc1Observed: 2 },
        feeds: [{ url: 'https://herald.example/rss' }, { url: 'https://herald.net/rss' }],
      },
    ]);
  });

  it.each([
    ['{"a.example":["b.example"],"c.example":["b.example"]}', "'b.example' of 'c.example' is listed twice"],
    ['{"a.example":["b.example"],"b.example":[]}', "'b.example' of 'a.example' is listed twice"],
    ['{"a.example":["https://b.example"]}', "'https://b.example' of 'a.example' is not a domain"],
  ])('are refused: %s', (text, problem) => {
    expect(() => parseOtherDomains(text)).toThrow(new DamagedDirectory(`other-domains.json: ${problem}`));
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
