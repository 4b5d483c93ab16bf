import { describe, expect, it } from '@jest/globals';
import { SYNDICATION_FORMATS, type SyndicationFormat } from '#contract/site';
import { parseFeed } from '#domain/ingest/parse';
import type { SyndicationDocument } from './syndication-document.js';
import { writeSyndication } from './write-syndication.js';

const HOSTILE = 'Dam & "wall" </title><script>\u0007\ud800';

const DOCUMENT: SyndicationDocument = {
  title: HOSTILE,
  description: 'Ongoing. <b>The dam</b>',
  language: 'de',
  pageUrl: 'https://news.example/topics/dam',
  selfUrl: 'https://news.example/topics/dam/feed',
  hubUrl: 'https://news.example/hub',
  status: 'Ongoing',
  items: [
    {
      id: 'article-7',
      url: 'https://news.example/articles/a?x=1&y="2"',
      title: HOSTILE,
      text: 'Water <em>rises</em> & rises.',
      at: new Date('2031-03-04T12:00:00Z'),
      author: 'Orrin "Herald"',
      tags: ['climate & weather'],
      imageUrl: 'https://news.example/images/x?url=a&width=960',
    },
    {
      id: 'milestone-1',
      url: 'https://news.example/topics/dam#milestone-1',
      title: 'Earlier',
      text: '',
      at: new Date('2031-03-01T12:00:00Z'),
      tags: [],
    },
  ],
};

function written(format: SyndicationFormat, document = DOCUMENT) {
  const { body, type } = writeSyndication(document, format);
  return { text: body.toString(), type, feed: parseFeed(body, type, 'https://news.example/') };
}

describe.each(SYNDICATION_FORMATS)('a document as %s', (format) => {
  it('is read by a feed parser, whatever it contains', () => {
    const { feed } = written(format);
    if (feed.kind !== 'feed') throw new Error(feed.kind);
    expect(feed.items).toHaveLength(2);
    const [item] = feed.items;
    expect(item?.title).toContain('Dam & "wall"');
    expect(item?.link).toBe(DOCUMENT.items[0]?.url);
    expect(item?.publishedAt?.toISOString()).toBe('2031-03-04T12:00:00.000Z');
  });

  it('is the same whenever it is written', () => {
    expect(written(format).text).toBe(written(format).text);
  });

  it('names its language, picture, hub and newest change', () => {
    const expected = {
      xml: [
        '<language>de</language>',
        '<lastBuildDate>Tue, 04 Mar 2031 12:00:00 GMT</lastBuildDate>',
        '<media:content url="https://news.example/images/x?url=a&amp;width=960" medium="image"/>',
        '<atom:link href="https://news.example/hub" rel="hub"/>',
        '<atom:link href="https://news.example/topics/dam/feed" rel="self" type="application/rss+xml"/>',
      ],
      atom: [
        'xml:lang="de"',
        '<updated>2031-03-04T12:00:00.000Z</updated>',
        '<link rel="enclosure" type="image/*" href="https://news.example/images/x?url=a&amp;width=960"/>',
        '<link rel="hub" href="https://news.example/hub"/>',
        '<id>tag:news.example,2026:article-7</id>',
      ],
      json: [
        '"language":"de"',
        '"date_updated":"2031-03-04T12:00:00.000Z"',
        '"image":"https://news.example/images/x?url=a&width=960"',
        '"hubs":[{"type":"WebSub","url":"https://news.example/hub"}]',
      ],
    }[format];
    for (const part of expected) expect(written(format).text).toContain(part);
  });

  it('leaves out what is unknown or secret', () => {
    const { language: _, hubUrl: __, status: ___, ...rest } = DOCUMENT;
    const { text, feed } = written(format, { ...rest, selfUrl: null, items: [] });
    expect(feed.kind).toBe('feed');
    expect(text).not.toMatch(/undefined|null(?!})|rel="(?:self|hub)"|feed_url|xml:lang|<language>/);
  });
});
