import { describe, expect, it } from '@jest/globals';
import { ItemProgress } from './item-progress.js';
import { type ReadRequest, readDocument } from './read-document.js';

const ITEMS = 2000;

const honest = (number: number) =>
  `<item><title>Report ${number} of the valley council</title><link>https://herald.example/${number}</link><description>${'The dam holds for now. '.repeat(20)}</description></item>`;

function request(items: number, others: readonly string[] = []): ReadRequest {
  const body = [...Array.from({ length: items }, (_, number) => honest(number)), ...others];
  const feed = {
    ...{ id: 7, url: 'https://herald.example/feed', recording: null },
    ...{ source_domain: 'herald.example', source_language: 'en', categories: [], disclosures: [] },
  };
  const bytes = Buffer.from(`<rss><channel><title>Herald</title>${body.join('')}</channel></rss>`);
  return { bytes, contentType: null, feed, now: new Date('2031-03-04T10:00:00Z'), seen: undefined };
}

/** The largest item of each sort that the limits of a document allow among others. */
const HOSTILE = [
  '<b>'.repeat(40_000),
  '<div><p><b>'.repeat(15_000),
  '<a href="https://h.example/?'.repeat(6000),
  '&amp;lt;'.repeat(20_000),
  '&#'.repeat(80_000),
  '<!--'.repeat(40_000),
  '<img src=x '.repeat(15_000),
  '<'.repeat(160_000),
].map(
  (markup, number) =>
    `<item><title>Hostile ${number}</title><link>https://herald.example/h${number}</link><description><![CDATA[${markup} The dam.]]></description></item>`,
);

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

  it('keeps two thousand honest items beside hostile ones', async () => {
    const read = await readDocument(request(ITEMS - HOSTILE.length, HOSTILE));
    if (read.kind !== 'feed') throw new Error('unreadable');
    expect(read.leftOut).toEqual({});
    expect(read.articles).toHaveLength(ITEMS);
  });

  it('leaves out the items that were too slow, remembers them, and ends where it is told to', async () => {
    const { bytes, ...rest } = request(6);
    const whole = await readDocument({ bytes, ...rest });
    if (whole.kind !== 'feed') throw new Error('unreadable');
    const [, second = '', , , fifth = ''] = whole.itemHashes;
    const slow = { leaveOut: new Set([second]), endAt: fifth };
    const read = await readDocument({ bytes, ...rest, slow });
    if (read.kind !== 'feed') throw new Error('unreadable');
    expect(read.articles.map(({ title }) => title.split(' ')[1])).toEqual(['0', '2', '3']);
    expect(read.leftOut).toEqual({ too_slow: 1, out_of_time: 2 });
    expect(read.dropped).toBe(3);
    expect(read.itemHashes).toEqual(whole.itemHashes.slice(0, 4));
  });

  it('shows which item it works on, and none once it has read them', async () => {
    const progress = new ItemProgress();
    await readDocument({ ...request(3), progress: progress.memory });
    expect(progress.read()).toEqual({ step: 10, rawHash: null });
    progress.note('ab'.repeat(20));
    expect(progress.read()).toEqual({ step: 11, rawHash: 'ab'.repeat(20) });
  });
});
