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

describe('normaliseItem', () => {
  it.each<[string, Partial<ParsedItem>, object]>([
    ['a guid that is no address counts in its feed', {}, { identity: 'id-1', identityScope: 'feed' }],
    [
      'a guid that is an address counts everywhere',
      { guid: 'http://herald.example/news/a#2', guidIsUrl: true },
      { identity: 'https://herald.example/news/a', identityScope: 'global' },
    ],
    [
      'without guid the link counts',
      { guid: null },
      { identity: 'https://herald.example/news/a', identityScope: 'global' },
    ],
    [
      'an address of a whole site identifies nothing',
      { guid: 'https://herald.example/#77', guidIsUrl: true },
      { identity: 'https://herald.example/#77', identityScope: 'feed' },
    ],
    ['tracking leaves the address', {}, { url: 'https://www.herald.example/news/a' }],
    ['the excerpt is plain', {}, { excerpt: 'Engineers found cracks.', content: null }],
    ['the title is not repeated', { summary: '<b>Harbour bridge closed</b>' }, { excerpt: '' }],
    [
      'full content is kept, safe',
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
    [
      'the zero of a clock',
      { publishedAt: new Date(0) },
      { publishedAt: fetchedAt, publishedFrom: 'first_seen' },
    ],
    [
      'the year 1, which readers take for 2001',
      { publishedAt: new Date('2001-01-01T00:00:00Z') },
      { publishedAt: fetchedAt, publishedFrom: 'first_seen' },
    ],
    [
      'the end of the century',
      { publishedAt: new Date('2099-12-31T00:00:00Z') },
      { publishedAt: fetchedAt, publishedFrom: 'future_clamped' },
    ],
    [
      'the first image that is no counter',
      {
        summary: '<img src="https://count.example/1x1.gif"><img width=1 src=/q.gif><img src="/p.jpg">Cracks.',
      },
      { imageUrl: 'https://www.herald.example/p.jpg' },
    ],
    ['no counter for a picture', { imageUrl: 'https://sb.scorecardresearch.com/p?c=1' }, { imageUrl: null }],
    ['whom it credits', { credit: 'Coast Wire' }, { credit: 'Coast Wire' }],
    [
      'a date ahead',
      { publishedAt: new Date('2026-08-14T00:00:00Z') },
      { publishedAt: fetchedAt, publishedFrom: 'future_clamped' },
    ],
    [
      'a clock five minutes fast',
      { publishedAt: new Date('2026-08-13T12:05:00Z') },
      { publishedAt: fetchedAt, publishedFrom: 'feed' },
    ],
    [
      'a post without title',
      { title: '', summary: 'The ferry runs again today. More soon.' },
      { title: 'The ferry runs again today.' },
    ],
    ['nothing to call it', { title: '', summary: '' }, { kind: 'dropped', reason: 'no_title' }],
    ['nowhere to send a reader', { link: null }, { kind: 'dropped', reason: 'no_link' }],
  ])('%s', (_, change, expected) => {
    expect(article(change)).toMatchObject(expected);
  });

  it.each([
    ['short', '<p>The ferry runs.</p>', 'The ferry runs.', null],
    ['long', `<p>${'a'.repeat(199)}bcd</p>`, `${'a'.repeat(199)}b`, `<p>${'a'.repeat(199)}bcd</p>`],
    ['long, astral at the cut', `${'a'.repeat(199)}😀d`, 'a'.repeat(199), `${'a'.repeat(199)}😀d`],
  ])("%s content's first 200 characters stand in for a missing summary", (_, content, excerpt, kept) => {
    expect(article({ summary: '', content })).toMatchObject({ excerpt, content: kept });
  });

  it('bounds title and excerpt', () => {
    expect(article({ title: 'word '.repeat(200), summary: 'word '.repeat(500) })).toMatchObject({
      title: expect.stringMatching(/^.{250,300}$/),
      excerpt: expect.stringMatching(/^.{450,500}$/),
      content: expect.any(String),
    });
  });

  it('hashes what a reader sees and nothing else', () => {
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
    ['Café owners’ strike: day 2!', /^cafe-owners-strike-day-2-[0-9a-f]{8}$/],
    ['2026', /^article-2026-[0-9a-f]{8}$/],
    ['!!!', /^article-[0-9a-f]{8}$/],
    ['地震速報', /^地震速報-[0-9a-f]{8}$/],
  ])('%s', (title, slug) => {
    expect(articleSlug(title, 'url:x')).toMatch(slug);
    expect(articleSlug(title, 'url:y')).not.toBe(articleSlug(title, 'url:x'));
  });
});
