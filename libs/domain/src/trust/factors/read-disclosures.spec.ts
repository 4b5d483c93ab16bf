import { describe, expect, it } from '@jest/globals';
import { parseFeed } from '../../ingest/parse/parse-feed.js';
import { readDisclosures } from './read-disclosures.js';

const item = (k: number, more = '') =>
  `<item><title>Ferry ${k}</title><link>https://pellmere.example/${k}</link><guid>${k}</guid>${more}</item>`;
const rss = (channel: string, items: string) =>
  `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Post</title>${channel}${items}</channel></rss>`;
const six = (more: (k: number) => string) => [1, 2, 3, 4, 5, 6].map((k) => item(k, more(k))).join('');

async function shown(document: string, before: string[] = []) {
  const parsed = await parseFeed(
    Buffer.from(document),
    'application/rss+xml',
    'https://pellmere.example/feed',
  );
  if (parsed.kind !== 'feed') throw new Error(parsed.detail);
  return readDisclosures(parsed, before);
}

describe('readDisclosures', () => {
  it('finds nothing in a bare feed', async () => {
    expect(
      await shown(
        rss(
          '',
          six(() => ''),
        ),
      ),
    ).toEqual([]);
  });

  it('finds editor, contact and rights of the feed', async () => {
    const channel =
      '<managingEditor>ada@pellmere.example (Ada Roe)</managingEditor><webMaster>web@pellmere.example</webMaster><copyright>Pellmere Post</copyright>';
    expect(
      await shown(
        rss(
          channel,
          six(() => ''),
        ),
      ),
    ).toEqual(['editor', 'contact', 'rights']);
  });

  it('finds disclosures of most items', async () => {
    const carried = (k: number) =>
      k > 2
        ? '<dc:creator>Ada Roe</dc:creator><pubDate>Tue, 07 Jan 2031 10:00:00 GMT</pubDate><category>Harbour</category>'
        : '';
    expect(await shown(rss('', six(carried)))).toEqual(['bylines', 'dates', 'sections']);
    expect(
      await shown(
        rss(
          '',
          six((k) => (k > 4 ? carried(k) : '')),
        ),
      ),
    ).toEqual([]);
  });

  it('finds labels, changes and corrections in a single item', async () => {
    const said = (k: number) =>
      k === 1
        ? '<category>Opinion</category><pubDate>Tue, 07 Jan 2031 10:00:00 GMT</pubDate><atom:updated>2031-01-07T12:00:00Z</atom:updated><description>This article was amended on 7 January.</description>'
        : '';
    expect(await shown(rss('', six(said)))).toEqual(['changes', 'labels', 'corrections']);
  });

  it('keeps the known disclosures of items if only a few items are new', async () => {
    expect(await shown(rss('', item(1)), ['bylines', 'rights'])).toEqual(['bylines']);
    expect(
      await shown(
        rss(
          '',
          six(() => ''),
        ),
        ['bylines', 'rights'],
      ),
    ).toEqual([]);
  });
});
