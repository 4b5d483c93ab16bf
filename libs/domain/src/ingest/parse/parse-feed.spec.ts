import { describe, expect, it } from '@jest/globals';
import { parseFeed } from './parse-feed.js';

const item = (n: number) =>
  `<item><title>Story ${n}</title><link>https://herald.example/${n}</link><guid>id-${n}</guid><pubDate>Thu, 13 Aug 2026 0${n}:00:00 GMT</pubDate><description>About ${n}.</description></item>`;
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Herald</title><link>https://herald.example/</link><ttl>30</ttl>${items}</channel></rss>`;
const parse = (text: string, seen?: Set<string>) =>
  parseFeed(Buffer.from(text), 'application/xml', 'https://herald.example/feed', seen);
const titles = async (text: string) => {
  const read = await parse(text);
  return read.kind === 'feed' ? read.items.map((one) => one.title) : read.reason;
};

describe('parseFeed', () => {
  it('reads RSS', async () => {
    const read = await parse(rss(item(1)));
    expect(read).toMatchObject({
      kind: 'feed',
      feed: { title: 'Herald', link: 'https://herald.example/', statedIntervalMs: 1_800_000 },
      items: [
        {
          guid: 'id-1',
          guidIsUrl: false,
          link: 'https://herald.example/1',
          summary: 'About 1.',
          publishedAt: new Date('2026-08-13T01:00:00Z'),
        },
      ],
      dropped: 0,
      cut: false,
    });
  });

  it('reads Atom, with xhtml titles, relative links and an enclosure', async () => {
    const read = await parse(
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en_GB"><title>Wire</title><link href="https://wire.example/"/><entry><id>tag:wire,1</id><title type="html">Rates &amp;lt;b&gt;rise&lt;/b&gt; &amp;amp;amp; fall</title><link href="/a/1"/><link rel="enclosure" type="image/png" length="9" href="https://wire.example/p.png"/><author><name>Ann Lee</name></author><updated>2026-08-13T10:00:00+02:00</updated></entry></feed>',
    );
    expect(read).toMatchObject({
      feed: { language: 'en-GB' },
      items: [
        {
          link: 'https://wire.example/a/1',
          author: 'Ann Lee',
          imageUrl: 'https://wire.example/p.png',
          publishedAt: new Date('2026-08-13T08:00:00Z'),
        },
      ],
    });
  });

  it('reads RDF and JSON Feed', async () => {
    const rdf =
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>Old</title><link>http://old.example/</link></channel><item rdf:about="http://old.example/1"><title>First</title><link>http://old.example/1</link></item></rdf:RDF>';
    expect(await titles(rdf)).toEqual(['First']);
    const json =
      '{"version":"https://jsonfeed.org/version/1.1","title":"J","items":[{"id":"1","url":"https://j.example/1","title":"One","content_text":"x"}]}';
    expect(await titles(json)).toEqual(['One']);
  });

  it('reads the complete items of a truncated document', async () => {
    const whole = rss(item(1) + item(2) + item(3));
    const read = await parse(whole.slice(0, whole.indexOf('About 3')));
    expect(read).toMatchObject({
      kind: 'feed',
      cut: true,
      items: [{ title: 'Story 1' }, { title: 'Story 2' }],
    });
  });

  it('ignores item tags inside CDATA and comments', async () => {
    const tricky =
      '<item><title>A</title><description><![CDATA[</item><item>]]></description><!-- <item> --></item>';
    expect(await titles(rss(tricky + item(2)))).toEqual(['A', 'Story 2']);
  });

  it('drops only the broken item, and counts it', async () => {
    const read = await parse(rss(`${item(1)}<item></item>${item(2)}`));
    expect(read).toMatchObject({ items: [{ title: 'Story 1' }, { title: 'Story 2' }], dropped: 1 });
  });

  it('skips items with an unchanged text', async () => {
    const first = await parse(rss(item(1) + item(2)));
    const hashes = new Set(first.kind === 'feed' ? first.items.map((one) => one.rawHash) : []);
    const second = await parse(rss(item(3) + item(1) + item(2)), hashes);
    expect(second).toMatchObject({ unchanged: 2, items: [{ title: 'Story 3' }] });
    expect(await parse(rss(item(1) + item(2)), hashes)).toMatchObject({
      kind: 'feed',
      unchanged: 2,
      items: [],
    });
  });

  it('skips unchanged JSON items, and drops values that are not items', async () => {
    const json = (items: string) =>
      `{"version":"https://jsonfeed.org/version/1","title":"J","hubs":[{"type":"WebSub","url":"https://hub.example/"}],"feed_url":"https://j.example/feed","items":[${items}]}`;
    const one =
      '{"id":1,"url":"https://j.example/1","title":"AT&amp;T <b>","content_text":"1 < 2","__proto__":{"x":1}}';
    const first = await parse(json(one));
    expect(first).toMatchObject({
      feed: { hubUrl: 'https://hub.example/', selfUrl: 'https://j.example/feed' },
      items: [{ guid: '1', title: 'AT&T <b>', content: '1 &lt; 2' }],
    });
    const seen = new Set(first.kind === 'feed' ? first.itemHashes : []);
    expect(await parse(json(`${one},7,null`), seen)).toMatchObject({ unchanged: 1, items: [], dropped: 2 });
  });

  it('reads 2,000 items and counts the rest as dropped', async () => {
    const read = await parse(rss(item(1).repeat(2500)));
    expect(read).toMatchObject({ kind: 'feed', dropped: 500, cut: false });
    expect(read.kind === 'feed' && [read.items.length, read.itemHashes.length]).toEqual([2000, 2000]);
  });

  it('cuts a very long title and removes NUL bytes', async () => {
    const read = await parse(rss(`<item><title>a\u0000b${'x'.repeat(1_000_000)}</title></item>`));
    const title = read.kind === 'feed' ? (read.items[0]?.title ?? '') : '';
    expect([title.slice(0, 3), title.length <= 10_000]).toEqual(['abx', true]);
  });

  it('drops only the item that is nested too deeply', async () => {
    const deep = `<item><title>deep</title>${'<a>'.repeat(100_000)}</item>`;
    expect(await parse(rss(item(1) + deep + item(2)))).toMatchObject({
      items: [{ title: 'Story 1' }, { title: 'Story 2' }],
      dropped: 1,
    });
  });

  it.each([
    ['XML after a warning', `Notice: undefined index\n${rss(item(1))}`],
    ['a feed without a root element', rss(item(1)).replace(/<\/?rss[^>]*>/g, '')],
    ['a comment with feed tags', `<!-- <feed> <!DOCTYPE x -->${rss(item(1))}`],
    ['items after the channel', rss('').replace('</channel>', `</channel>${item(1)}`)],
    ['CRLF line ends', rss(item(1)).replaceAll('><', '>\r\n<')],
  ])('reads %s', async (_, text) => {
    expect(await titles(text)).toEqual(['Story 1']);
  });

  it('accepts a feed without items', async () => {
    expect(await parse(rss(''))).toMatchObject({ kind: 'feed', items: [], dropped: 0 });
  });

  it('keeps what was read before the time was used up, and leaves the rest for later', () => {
    const items = ['one', 'two', 'three', 'four'].map((name) => `<item><title>${name}</title></item>`);
    const bytes = Buffer.from(rss(items.join('')));
    let asked = 0;
    const first = parseFeed(bytes, null, 'https://herald.example/feed', new Set(), () =>
      ++asked <= 3 ? 'read' : 'out_of_time',
    );
    if (first.kind !== 'feed') throw new Error('unreadable');
    expect(first.items.map(({ title }) => title)).toEqual(['one', 'two', 'three']);
    expect(first.leftOut).toEqual({ out_of_time: 1 });
    const second = parseFeed(bytes, null, 'https://herald.example/feed', new Set(first.itemHashes));
    expect(second).toMatchObject({ items: [{ title: 'four' }], leftOut: {}, unchanged: 3 });
  });

  it('strips controls that JSON escapes', async () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'He\u0000rald',
      items: [
        {
          id: 'a\u0000',
          title: 'Bri\u0000dge\u0001 closed',
          content_html: '<p>No\u0000te</p>',
          tags: ['x\u0000'],
        },
      ],
    };
    const text = JSON.stringify(feed);
    expect(text).toContain('\\u0000');
    const read = await parse(text);
    expect(read).toMatchObject({ feed: { title: 'Herald' }, items: [{ guid: 'a', title: 'Bridge closed' }] });
    expect(JSON.stringify(read)).not.toMatch(/\\u000[01]/);
  });

  it('limits the expansion of declared entities', async () => {
    const read = await parse(
      `<!DOCTYPE rss [<!ENTITY a "${'b'.repeat(99)}">]>${rss(`<item><description>${'&a;'.repeat(50_000)}</description></item>`)}`,
    );
    expect(read.kind === 'feed' && read.items[0]?.summary.length).toBeLessThanOrEqual(300_000);
  });

  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['<!doctype html><html><body>Not found</body></html>', 'not_a_feed'],
    ['{"error":"no"}', 'not_a_feed'],
    ['{"version":"https://jsonfeed.org/version/1","items":', 'not_a_feed'],
    ['<rss></rss>', 'not_a_feed'],
    ['plain words', 'not_a_feed'],
    ['<!DOCTYPE rss [<!ENTITY a "b">', 'malformed'],
    ['<?xml version="1.0"?><rss version="2.0"><channel><item><title>Cut he', 'malformed'],
    [
      '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>',
      'malformed',
    ],
  ])('rejects %j as %s', async (text, reason) => {
    expect(await parse(text)).toMatchObject({ kind: 'unreadable', reason });
  });

  it.each([
    ['<?xml version="1.0"?><rss version="2.0"><channel><item><title>Cut he', true],
    ['{"version":"https://jsonfeed.org/version/1","items":[{"id":"1","url":"https://j.exam', true],
    ['', true],
    ['  ', true],
    ['<?xml version="1.0"?>', true],
    ['<?xml version="1.0"?><rs', true],
    ['{"error":"no"}', false],
    ['<!doctype html><html><body>Not found</body></html>', false],
    ['<rss></rss>', false],
  ])('knows of the unreadable %j whether it may be truncated: %s', async (text, cut) => {
    expect(await parse(text)).toMatchObject({ kind: 'unreadable', cut });
  });

  it('neither expands nor fetches external entities', async () => {
    const read = await parse(
      `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<item><title>a &x; b</title></item>').replace('<?xml version="1.0"?>', '')}`,
    );
    expect(read).toMatchObject({ items: [{ title: 'a &x; b' }] });
  });
});
