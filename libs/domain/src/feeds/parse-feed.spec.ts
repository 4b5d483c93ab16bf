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
      feed: { title: 'Herald', link: 'https://herald.example/', ttlMinutes: 30 },
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

  it('gives the whole items before a cut', async () => {
    const whole = rss(item(1) + item(2) + item(3));
    const read = await parse(whole.slice(0, whole.indexOf('About 3')));
    expect(read).toMatchObject({
      kind: 'feed',
      cut: true,
      items: [{ title: 'Story 1' }, { title: 'Story 2' }],
    });
  });

  it('does not take an end tag inside CDATA or a comment for an item end', async () => {
    const tricky =
      '<item><title>A</title><description><![CDATA[</item><item>]]></description><!-- <item> --></item>';
    expect(await titles(rss(tricky + item(2)))).toEqual(['A', 'Story 2']);
  });

  it('loses only the broken item, and counts it', async () => {
    const read = await parse(rss(`${item(1)}<item></item>${item(2)}`));
    expect(read).toMatchObject({ items: [{ title: 'Story 1' }, { title: 'Story 2' }], dropped: 1 });
  });

  it('leaves out items whose very text was seen', async () => {
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

  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['<!doctype html><html><body>Not found</body></html>', 'not_a_feed'],
    ['{"error":"no"}', 'not_a_feed'],
    ['<?xml version="1.0"?><rss version="2.0"><channel><item><title>Cut he', 'malformed'],
    [
      '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>',
      'malformed',
    ],
  ])('calls %j %s', async (text, reason) => {
    expect(await parse(text)).toMatchObject({ kind: 'unreadable', reason });
  });

  it('neither expands nor fetches entities that the document declares', async () => {
    const read = await parse(
      `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<item><title>a &x; b</title></item>').replace('<?xml version="1.0"?>', '')}`,
    );
    expect(read).toMatchObject({ items: [{ title: 'a &x; b' }] });
  });
});
