import { describe, expect, it } from '@jest/globals';
import { articleSlug } from './article-slug.js';
import { normaliseItem } from './normalise-item.js';
import type { ParsedItem } from './parsed-feed.js';

const fetchedAt = new Date('2026-08-13T12:00:00Z');
const parsed: ParsedItem = {
  guid: 'id-1',
  guidIsUrl: false,
  link: 'https://www.herald.example/news/a?utm_source=rss',
  carriedLink: 'https://www.herald.example/news/a?utm_source=rss',
  title: 'Harbour bridge closed',
  titleMarkup: 'Harbour bridge closed',
  summary: '<p>Engineers found cracks.</p>',
  content: null,
  author: null,
  credit: null,
  publishedAt: new Date('2026-08-13T09:00:00Z'),
  updatedAt: null,
  categories: [],
  imageUrl: null,
  enclosures: [],
  rawHash: 'raw',
};
const article = (change: Partial<ParsedItem>) => {
  const judged = normaliseItem(
    { ...parsed, ...change },
    { feedUrl: 'https://herald.example/feed', fetchedAt },
  );
  return judged.kind === 'article' ? judged.article : judged;
};

function normaliseItemOf(change: Partial<ParsedItem>) {
  const found = article(change);
  if ('kind' in found) throw new Error(`The item was dropped: ${found.reason}`);
  return found;
}

describe('normaliseItem', () => {
  it.each<[string, Partial<ParsedItem>, object]>([
    ['a guid that is not a URL is valid within its feed', {}, { identity: 'id-1', identityScope: 'feed' }],
    [
      'a guid that is a URL is valid everywhere',
      { guid: 'http://herald.example/news/a#2', guidIsUrl: true },
      { identity: 'https://herald.example/news/a', identityScope: 'global' },
    ],
    [
      'without a guid the link is used',
      { guid: null },
      { identity: 'https://herald.example/news/a', identityScope: 'global' },
    ],
    [
      'a URL of a whole site identifies nothing',
      { guid: 'https://herald.example/#77', guidIsUrl: true },
      { identity: 'https://herald.example/#77', identityScope: 'feed' },
    ],
    ['the URL has no tracking parameters', {}, { url: 'https://www.herald.example/news/a' }],
    ['the excerpt is plain text', {}, { excerpt: 'Engineers found cracks.', content: null }],
    [
      'paragraphs of the excerpt are on lines of their own',
      { summary: '<p>Cracks\nin two <br>arches</p><p>The <b>harbour</b> bridge is closed.</p>' },
      { excerpt: 'Cracks in two arches\nThe harbour bridge is closed.' },
    ],
    [
      'a post without a title, in paragraphs',
      { title: '', summary: '<p>Ferry</p><p>It runs again.</p>' },
      { title: 'Ferry It runs again.', excerpt: '' },
    ],
    ['the title is not repeated', { summary: '<b>Harbour bridge closed</b>' }, { excerpt: '' }],
    [
      'full content is kept and sanitised',
      { content: '<p>Long text<script>x()</script></p>' },
      { content: '<p>Long text</p>' },
    ],
    [
      'the first image of the text',
      { summary: '<img alt="x" src="/p.jpg?a=1&amp;b=2">Cracks.' },
      { imageUrl: 'https://www.herald.example/p.jpg?a=1&b=2' },
    ],
    ['a dated item', {}, { publishedAt: parsed.publishedAt, publishedFrom: 'feed' }],
    ['an undated item', { publishedAt: null }, { publishedAt: fetchedAt, publishedFrom: 'first_seen' }],
    ['the Unix epoch', { publishedAt: new Date(0) }, { publishedAt: fetchedAt, publishedFrom: 'first_seen' }],
    [
      'the year 1, which parsers read as 2001',
      { publishedAt: new Date('2001-01-01T00:00:00Z') },
      { publishedAt: fetchedAt, publishedFrom: 'first_seen' },
    ],
    [
      'the end of the century',
      { publishedAt: new Date('2099-12-31T00:00:00Z') },
      { publishedAt: fetchedAt, publishedFrom: 'future_clamped' },
    ],
    [
      'the first image that is not a tracking pixel',
      {
        summary: '<img src="https://count.example/1x1.gif"><img width=1 src=/q.gif><img src="/p.jpg">Cracks.',
      },
      { imageUrl: 'https://www.herald.example/p.jpg' },
    ],
    [
      'no tracking pixel as image',
      { imageUrl: 'https://sb.scorecardresearch.com/p?c=1' },
      { imageUrl: null },
    ],
    ['the credited source', { credit: 'Coast Wire' }, { credit: 'Coast Wire' }],
    [
      'a date in the future',
      { publishedAt: new Date('2026-08-14T00:00:00Z') },
      { publishedAt: fetchedAt, publishedFrom: 'future_clamped' },
    ],
    [
      'a clock five minutes fast',
      { publishedAt: new Date('2026-08-13T12:05:00Z') },
      { publishedAt: fetchedAt, publishedFrom: 'feed' },
    ],
    [
      'a post without a title',
      { title: '', summary: 'The ferry runs again today. More soon.' },
      { title: 'The ferry runs again today.' },
    ],
    ['no title and no text', { title: '', summary: '' }, { kind: 'dropped', reason: 'no_title' }],
    ['no link', { link: null }, { kind: 'dropped', reason: 'no_link' }],
  ])('%s', (_, change, expected) => {
    expect(article(change)).toMatchObject(expected);
  });

  it.each([
    ['short', '<p>The ferry runs.</p>', 'The ferry runs.', null],
    ['long', `<p>${'a'.repeat(199)}bcd</p>`, `${'a'.repeat(199)}b`, `<p>${'a'.repeat(199)}bcd</p>`],
    ['long, astral at the cut', `${'a'.repeat(199)}😀d`, 'a'.repeat(199), `${'a'.repeat(199)}😀d`],
  ])('%s content: its first 200 characters replace a missing summary', (_, content, excerpt, kept) => {
    expect(article({ summary: '', content })).toMatchObject({ excerpt, content: kept });
  });

  it('limits the length of title and excerpt', () => {
    expect(article({ title: 'word '.repeat(200), summary: 'word '.repeat(500) })).toMatchObject({
      title: expect.stringMatching(/^.{250,300}$/),
      excerpt: expect.stringMatching(/^.{450,500}$/),
      content: expect.any(String),
    });
  });

  it('is the same article with and without paragraphs', () => {
    const hashOf = (summary: string) => normaliseItemOf({ summary }).contentHash;
    expect(hashOf('<p>Cracks in two arches</p><p>The bridge is closed.</p>')).toBe(
      hashOf('Cracks in two arches The bridge is closed.'),
    );
    const content = '<p>Cracks in two arches were found.</p><p>The bridge is closed.</p>';
    for (const summary of ['Cracks in two arches were found. The bridge is closed.', content])
      expect(normaliseItemOf({ summary, content }).content).toBeNull();
    expect(hashOf('<p>Cracks in two arches</p>')).not.toBe(hashOf('<p>Cracks in three arches</p>'));
  });

  it('hashes only what a reader sees', () => {
    const hash = (change: Partial<ParsedItem>) => ('contentHash' in article(change) ? article(change) : null);
    expect(hash({ author: 'Ann' })).toMatchObject({
      contentHash: (hash({}) as { contentHash: string }).contentHash,
    });
    expect(hash({ title: 'Harbour bridge open' })).not.toMatchObject({
      contentHash: (hash({}) as { contentHash: string }).contentHash,
    });
  });
});

describe('articleSlug', () => {
  it.each([
    ['Café owners’ strike: day 2!', /^cafe-owners-strike-day-2-[0-9a-f]{16}$/],
    ['2026', /^article-2026-[0-9a-f]{16}$/],
    ['!!!', /^article-[0-9a-f]{16}$/],
    ['地震速報', /^地震速報-[0-9a-f]{16}$/],
  ])('%s', (title, slug) => {
    expect(articleSlug(title, 'url:x')).toMatch(slug);
    expect(articleSlug(title, 'url:y')).not.toBe(articleSlug(title, 'url:x'));
  });
});
