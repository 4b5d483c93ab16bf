import { describe, expect, it } from '@jest/globals';
import { parseFeed } from './parse-feed.js';
import { readFeed } from './read-feed.js';

describe('readFeed', () => {
  const bytes = (text: string) => Buffer.from(text);
  const item = '<item><title>Story</title><link>https://herald.example/1</link></item>';
  const crowded = `<rss version="2.0"><channel><title>Herald</title>${'<x/>'.repeat(60_000)}${item}</channel></rss>`;

  it('has the second reader read what the first refuses', async () => {
    expect(parseFeed(bytes(crowded), null, 'https://herald.example/feed').kind).toBe('unreadable');
    const read = await readFeed(bytes(crowded), null, 'https://herald.example/feed');
    if (read.kind !== 'feed') throw new Error(read.detail);
    expect(read.items).toHaveLength(1);
    const again = await readFeed(
      bytes(crowded),
      null,
      'https://herald.example/feed',
      new Set(read.itemHashes),
    );
    expect(again).toMatchObject({ items: [], unchanged: 1 });
  });

  it('keeps the first reason where both fail', async () => {
    const page = '<html><body>Not found</body></html>';
    expect(await readFeed(bytes(page), null, 'https://herald.example/feed')).toMatchObject({
      reason: 'not_a_feed',
    });
  });
});
