import { describe, expect, it } from '@jest/globals';
import { withinBudget } from '../../../../../test/support/fuzz/fuzz.js';
import type { FeedFacts, ParsedItem } from '../article/parsed-feed.js';
import { parseFeed } from './parse-feed.js';

const FEED_URL = 'https://herald.example/feed';
const ATOM = 'xmlns="http://www.w3.org/2005/Atom"';
const ATOM_03 = 'version="0.3" xmlns="http://purl.org/atom/ns#"';

function read(text: string) {
  const feed = parseFeed(Buffer.from(text), 'application/xml', FEED_URL);
  if (feed.kind !== 'feed') throw new Error(feed.detail);
  return feed;
}

const rss = (inner: string, root = '') => `<rss version="2.0" ${root}><channel>${inner}</channel></rss>`;

describe('parseFeed, facts of a feed', () => {
  it.each<[string, string, Partial<FeedFacts>]>([
    [
      'RSS',
      rss(
        '<title>A &amp; B</title><link>https://h.example/</link><description>d</description><language>en_GB</language>',
      ),
      { title: 'A & B', link: 'https://h.example/', subtitle: 'd', language: 'en-GB' },
    ],
    [
      'elements in capitals',
      rss('<TITLE>A</TITLE><Link>https://h.example/</Link>'),
      { title: 'A', link: 'https://h.example/' },
    ],
    [
      'ignores the title of an image or a text field',
      rss(
        '<image><title>logo</title><link>https://x.example/</link></image><title>A</title><textInput><link>/q</link></textInput>',
      ),
      { title: 'A', link: null },
    ],
    [
      'Dublin Core',
      rss('<d:title>A</d:title><d:language>de</d:language>', 'xmlns:d="http://purl.org/dc/elements/1.1/"'),
      { title: 'A', language: 'de' },
    ],
    [
      'an unknown namespace',
      '<rss xmlns="https://x.example/ns"><channel><title>A</title></channel></rss>',
      { title: 'A' },
    ],
    [
      'RSS 0.9 in RDF',
      '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://my.netscape.com/rdf/simple/0.9/"><channel><title>A</title></channel></r:RDF>',
      { title: 'A' },
    ],
    [
      'Atom with a prefix',
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom" xml:lang="fr"><a:title>A</a:title><a:link href="https://h.example/"/></a:feed>',
      { title: 'A', link: 'https://h.example/', language: 'fr' },
    ],
    [
      'markup in a title',
      `<feed ${ATOM_03}><title type="application/xhtml+xml"><div xmlns="http://www.w3.org/1999/xhtml">A &lt;b&gt; <b>C</b></div></title></feed>`,
      { title: '<div>A &lt;b&gt; <b>C</b></div>' },
    ],
    [
      'an xhtml title without its wrapper',
      `<feed ${ATOM}><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><a title='"x"' href="t">A</a></div></title></feed>`,
      { title: '<a title="&quot;x&quot;" href="t">A</a>' },
    ],
    [
      'base64',
      `<feed ${ATOM_03}><title mode="base64">VGhlIDxiPnRpZGU8L2I+</title></feed>`,
      { title: 'The <b>tide</b>' },
    ],
    [
      'a base URL',
      `<feed ${ATOM} xml:base="https://h.example/a/"><title type="html">&lt;a href="b"&gt;A&lt;/a&gt;</title></feed>`,
      { title: '<a href="https://h.example/a/b">A</a>' },
    ],
    [
      'CDF',
      '<CHANNEL HREF="https://h.example/"><TITLE>A</TITLE><ABSTRACT>d</ABSTRACT></CHANNEL>',
      { title: 'A', link: 'https://h.example/', subtitle: 'd' },
    ],
    [
      'declared entities',
      `<!DOCTYPE rss [<!ENTITY house "Herald &#38; Co">]>${rss('<title>The &house;</title>')}`,
      { title: 'The Herald & Co' },
    ],
    ['facts after the items', rss('<item><title>x</title></item><title>A</title>'), { title: 'A' }],
    ['ttl', rss('<title>A</title><ttl>90</ttl>'), { statedIntervalMs: 5_400_000 }],
    ['a very long ttl', rss('<title>A</title><ttl>99999999999</ttl>'), { statedIntervalMs: 14 * 86_400_000 }],
    [
      'an update period',
      rss(
        '<title>A</title><s:updatePeriod>hourly</s:updatePeriod><s:updateFrequency>2</s:updateFrequency>',
        'xmlns:s="http://purl.org/rss/1.0/modules/syndication/"',
      ),
      { statedIntervalMs: 1_800_000 },
    ],
    [
      'an invalid period',
      rss('<title>A</title><sy:updatePeriod>often</sy:updatePeriod><ttl>-3</ttl>'),
      { statedIntervalMs: null },
    ],
    [
      'hours and days to skip',
      rss(
        '<title>A</title><skipHours><hour>24</hour><hour>3</hour><hour>x</hour><hour>99</hour></skipHours><skipDays><day>Sunday</day><day>saturday</day><day>Caturday</day></skipDays>',
      ),
      { skipHours: [0, 3], skipDays: [0, 6] },
    ],
    [
      'hub and self links in RSS',
      rss(
        '<title>A</title><atom:link rel="self" href="/feed.xml"/><atom:link rel="HUB" href="https://hub.example/"/>',
        'xmlns:atom="http://www.w3.org/2005/Atom"',
      ),
      { hubUrl: 'https://hub.example/', selfUrl: 'https://herald.example/feed.xml', link: null },
    ],
    [
      'ignores a hub that is not a URL',
      rss('<title>A</title><atom:link rel="hub" href="javascript:x()"/>'),
      { hubUrl: null },
    ],
  ])('%s', (_, text, facts) => {
    expect(read(text).feed).toMatchObject(facts);
  });
});

describe('parseFeed, fields of an item', () => {
  const item = (inner: string, root?: string) => rss(`<title>A</title><item>${inner}</item>`, root);
  const entry = (inner: string, root = ATOM) =>
    `<feed ${root}><title>A</title><entry>${inner}</entry></feed>`;

  it.each<[string, string, Partial<ParsedItem>]>([
    [
      'a guid as link',
      item('<guid>https://h.example/1</guid>'),
      { link: 'https://h.example/1', guidIsUrl: true },
    ],
    [
      'a guid that is not a permalink',
      item('<guid isPermaLink="false">https://h.example/1</guid>'),
      { link: null, guid: 'https://h.example/1' },
    ],
    [
      'a guid that is the URL of the feed',
      item('<link>https://h.example/1</link><guid>https://herald.example/feed/</guid>'),
      { guid: null },
    ],
    [
      'a relative link',
      item('<link>/1?a=1&amp;b=2</link>'),
      { link: 'https://herald.example/1?a=1&b=2', carriedLink: '/1?a=1&b=2' },
    ],
    ['ignores a javascript link', item('<title>x</title><link>javascript:x()</link>'), { link: null }],
    ['an Atom link in RSS', item('<link href="https://h.example/1"/>'), { link: 'https://h.example/1' }],
    [
      'the alternate link, not the enclosure',
      entry(
        '<link rel="enclosure" href="/f.mp3"/><link rel="alternate" type="application/json" href="/j"/><link type="text/html" href="/p"/>',
      ),
      { link: 'https://herald.example/p' },
    ],
    [
      'the self link if there is no alternate',
      entry('<link rel="self" href="https://h.example/1"/><id>x</id>'),
      { link: 'https://h.example/1' },
    ],
    [
      'a link with a base URL',
      entry('<link href="1"/>', `${ATOM} xml:base="https://h.example/a/"`),
      { carriedLink: 'https://h.example/a/1' },
    ],
    [
      "a base URL that is relative to the feed's",
      entry('<link href="1"/>', `${ATOM} xml:base="/a/"`),
      { carriedLink: 'https://herald.example/a/1' },
    ],
    [
      'description and content',
      item(
        '<description>d</description><c:encoded><![CDATA[<p>c</p>]]></c:encoded>',
        'xmlns:c="http://purl.org/rss/1.0/modules/content/"',
      ),
      { summary: 'd', content: '<p>c</p>' },
    ],
    [
      'summary and description',
      item('<summary>s</summary><description>d</description>'),
      { summary: 's', content: 'd' },
    ],
    [
      'a body',
      item('<body xmlns="http://www.w3.org/1999/xhtml"><p>c<br/></p></body>'),
      { content: '<p>c<br /></p>' },
    ],
    [
      'unescaped markup',
      item('<description>a &amp; <b>b</b></description>'),
      { summary: 'a &amp; <b>b</b>' },
    ],
    [
      'ignores the description of an unknown namespace',
      item(
        '<x:description>wrong</x:description><description>d</description>',
        'xmlns:x="https://x.example/"',
      ),
      { summary: 'd' },
    ],
    [
      'text that looks like a declaration',
      item('<description><![CDATA[ <!DOCTYPE ]]></description>'),
      { summary: '<!DOCTYPE' },
    ],
    [
      'an author with an email address',
      item('<author>me@h.example (Ann Lee)</author>'),
      { author: 'Ann Lee' },
    ],
    [
      'an email address after the name',
      item('<author>Ann Lee &lt;me@h.example&gt;</author>'),
      { author: 'Ann Lee' },
    ],
    [
      'the creator if the author is only an email address',
      item('<author>me@h.example</author><dc:creator>Ann Lee</dc:creator>'),
      { author: 'Ann Lee' },
    ],
    [
      'all authors',
      entry('<author><name>Ann</name></author><author><email>b@h.example</email></author>'),
      { author: 'Ann, b@h.example' },
    ],
    [
      'the credited source of an item',
      item('<title>x</title><source url="https://w.example/">Wire &amp;amp; Co</source>'),
      { credit: 'Wire & Co' },
    ],
    [
      'the credited source of an entry',
      entry('<title>x</title><source><id>x</id><title>Wire</title></source>'),
      { credit: 'Wire' },
    ],
    [
      'ignores a URL as credited source',
      item('<title>x</title><dc:source>https://w.example/</dc:source>'),
      { credit: null },
    ],
    [
      'publication date',
      item('<pubDate>Thu, 13 Aug 2026 07:10:13 GMT</pubDate>'),
      { publishedAt: new Date('2026-08-13T07:10:13Z') },
    ],
    [
      'dates of Atom 0.3',
      entry('<issued>2026-08-13T07:00Z</issued><modified>2026-08-13T08:00Z</modified>', ATOM_03),
      { publishedAt: new Date('2026-08-13T07:00:00Z'), updatedAt: new Date('2026-08-13T08:00:00Z') },
    ],
    ['an invalid date', item('<title>x</title><pubDate>soon</pubDate>'), { publishedAt: null }],
    [
      'categories',
      item(
        '<category>A</category><dc:subject>B</dc:subject><media:keywords>C, D</media:keywords><category>A</category>',
      ),
      { categories: ['A', 'B', 'C', 'D'] },
    ],
    ['label and term', entry('<category term="uk" label="Britain"/>'), { categories: ['Britain', 'uk'] }],
    [
      'an enclosure',
      item('<enclosure url="https://h.example/p.jpg" type="image/jpeg" length="12"/>'),
      {
        imageUrl: 'https://h.example/p.jpg',
        enclosures: [{ url: 'https://h.example/p.jpg', type: 'image/jpeg', length: 12 }],
      },
    ],
    [
      'the widest image',
      item(
        '<m:group><m:content url="/s.jpg" medium="image" width="100"/><m:content url="/l.jpg" medium="image" width="900"/></m:group><m:content url="/v.mp4" medium="video" width="1900"/>',
        'xmlns:m="http://search.yahoo.com/mrss"',
      ),
      { imageUrl: 'https://herald.example/l.jpg' },
    ],
    [
      'a thumbnail',
      item('<media:content url="/v.mp4" medium="video"><media:thumbnail url="/t.jpg"/></media:content>'),
      { imageUrl: 'https://herald.example/t.jpg' },
    ],
    ['an unclosed item', rss('<item><title>a</title><item><title>b</title></item>'), { title: 'a' }],
    [
      'unclosed tags',
      item('<title>a</title><description>d<b></description><link>https://h.example/1</link>'),
      { title: 'a', link: 'https://h.example/1' },
    ],
    [
      'an empty item tag',
      '<CHANNEL><ITEM HREF="https://h.example/1" LASTMOD="2026-08-13T07:00Z"/></CHANNEL>',
      { link: 'https://h.example/1', updatedAt: new Date('2026-08-13T07:00:00Z') },
    ],
    [
      'tags named like object properties',
      item('<title __proto__="x">a</title><__proto__><x>y</x></__proto__><constructor>z</constructor>'),
      { title: 'a' },
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text).items[0]).toMatchObject(expected);
  });

  it('reads content that only looks encoded in bounded time', () => {
    const content = `aaaa${' '.repeat(80_000)}!`;
    const feed = `<feed ${ATOM}><entry><content type="application/octet-stream">${content}</content></entry></feed>`;
    expect(withinBudget(1000, () => read(feed)).items[0]).toMatchObject({ content });
  });
});
