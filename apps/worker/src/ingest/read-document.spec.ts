import { describe, expect, it } from '@jest/globals';
import { type ReadRequest, readDocument } from './read-document.js';

const ITEMS = 2000;

function request(items: number): ReadRequest {
  const body = Array.from(
    { length: items },
    (_, number) =>
      `<item><title>Report ${number} of the valley council</title><link>https://herald.example/${number}</link><description>${'The dam holds for now. '.repeat(20)}</description></item>`,
  );
  const feed = {
    ...{ id: 7, url: 'https://herald.example/feed', recording: null },
    ...{ source_domain: 'herald.example', source_language: 'en', categories: [], disclosures: [] },
  };
  const bytes = Buffer.from(`<rss><channel><title>Herald</title>${body.join('')}</channel></rss>`);
  return { bytes, contentType: null, feed, now: new Date('2031-03-04T10:00:00Z'), seen: undefined };
}

describe('readDocument', () => {
  it('reads two thousand honest items within its budget', async () => {
    const read = await readDocument(request(ITEMS));
    expect(read).toMatchObject({ kind: 'feed', leftOut: {}, dropped: 0 });
    expect(read.kind === 'feed' && read.articles.length).toBe(ITEMS);
  });

  it('keeps the items that were read when its time is used up, and remembers only those', async () => {
    const read = await readDocument(request(ITEMS), 20);
    if (read.kind !== 'feed') throw new Error('unreadable');
    const late = read.leftOut.out_of_time ?? 0;
    expect(late).toBeGreaterThan(0);
    expect(read.articles.length + late).toBe(ITEMS);
    expect(read.itemHashes).toHaveLength(read.articles.length);
  });
});
