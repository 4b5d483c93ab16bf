import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { damaged, fuzzed, hostileText, SEEDED, withinBudget } from '../../../../test/support/fuzz/fuzz.js';
import { withImageAddresses } from '../reading/images/index.js';
import { type NormalisedArticle, normaliseItem, sanitiseContent } from './article/index.js';
import { parseFeed } from './parse/index.js';
import { splitItems } from './parse/split-items.js';

const FEED_URL = 'https://herald.example/feed';
const FETCHED_AT = new Date('2031-03-04T12:00:00Z');
const MOST = 60_000;
/** For 60,000 characters (ms). Linear steps take a few milliseconds; quadratic ones take seconds. */
const BUDGET_MS = 400;

const PIECES = [
  ...[
    '<rss version="2.0"><channel>',
    '</channel></rss>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '</feed>',
  ],
  ...['<rdf:RDF>', '<item>', '</item>', '<item', '<entry>', '</entry>', '<a:item>', '</a:item>', '<entry/>'],
  ...[
    '<title>',
    '</title>',
    '<link>',
    '<link href="',
    '<guid isPermaLink="',
    '<description>',
    '<content:encoded>',
  ],
  ...[
    '<pubDate>Tue, 04 Mar 2031 10:00:00 GMT</pubDate>',
    '<updated>2031-03-04',
    '<media:content url="',
    '<enclosure ',
  ],
  ...[
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<!DOCTYPE rss [',
    '<!ENTITY a "b">',
    ']>',
    '<?xml version="1.0" encoding="',
  ],
  ...[
    '?>',
    '&amp;',
    '&lt;',
    '&#x41;',
    '&#1;',
    '&#99999999;',
    '&a;',
    '&',
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    '\n',
    '\t',
    '\0',
  ],
  ...[
    '{"version":"https://jsonfeed.org/version/1.1","items":[',
    '{"id":"1","title":"',
    '"},',
    ']}',
    '[',
    '{',
    '\\u0000',
  ],
  ...[
    'xmlns:a="',
    'xml:base="',
    'http://',
    'https://h.example/',
    'x',
    'Dam. ',
    'İ',
    '\u202e',
    '\ud800',
    '\ufeff',
    'é',
    '漢',
  ],
];

const VALID = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Herald</title><link>https://herald.example/</link><ttl>60</ttl>${Array.from(
  { length: 5 },
  (_, n) =>
    `<item><title>Report ${n} &amp; more</title><link>https://herald.example/${n}</link><guid isPermaLink="false">g${n}</guid><pubDate>Tue, 04 Mar 2031 0${n}:00:00 GMT</pubDate><category>World</category><description><![CDATA[<p>The <b>dam</b> holds.</p><img src="/p.jpg">]]></description></item>`,
).join('')}</channel></rss>`;

const text = hostileText(PIECES, MOST);
const document = fc.oneof(text, damaged(VALID, hostileText(PIECES, 5000)));

/** What the database and the pages rely on. */
const isStorable = (article: NormalisedArticle) =>
  article.title !== '' &&
  /^https?:/.test(article.url) &&
  article.publishedAt <= FETCHED_AT &&
  !Object.values(article).flat().join(' ').includes('\0');

describe(`documents of feeds ${SEEDED}`, () => {
  it('are parsed and normalised, or refused, within their budget', () => {
    const property = fc.property(
      document,
      fc.constantFrom(null, 'text/xml; charset=utf-16', 'x'),
      (body, type) => {
        const bytes = Buffer.from(body);
        const feed = withinBudget(BUDGET_MS, () => parseFeed(bytes, type, FEED_URL));
        if (feed.kind === 'unreadable') return;
        expect(feed.items.length).toBeLessThanOrEqual(2000);
        const context = { feedUrl: FEED_URL, fetchedAt: FETCHED_AT };
        const judged = withinBudget(BUDGET_MS, () => feed.items.map((item) => normaliseItem(item, context)));
        const articles = judged.flatMap((one) => (one.kind === 'article' ? [one.article] : []));
        expect(articles.filter((article) => !isStorable(article))).toEqual([]);
      },
    );
    fc.assert(property, fuzzed(400));
  });

  it('are split into items that lie one after the other', () => {
    const property = fc.property(document, (body) => {
      const split = withinBudget(BUDGET_MS, () => splitItems(body));
      const spans = split?.spans ?? [];
      const places = [split?.start ?? 0, ...spans.flatMap(({ start, end }) => [start, end]), body.length];
      expect(places.findIndex((place, index) => place < (places[index - 1] ?? 0))).toBe(-1);
      expect(spans.every(({ start, end }) => start < end)).toBe(true);
    });
    fc.assert(property, fuzzed(600));
  });
});

const MARKUP = [
  ...[
    '<p>',
    '</p>',
    '<div ',
    '<b>',
    '</b>',
    '<table><tr><td>',
    '</table>',
    '<ul><li>',
    '<a href="',
    '<img src="',
    '<svg>',
  ],
  ...[
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '<iframe src=',
    '<math>',
    '<template>',
    '<textarea>',
    '<noscript>',
  ],
  ...[
    'onerror=alert(1)',
    ' style="',
    'javascript:',
    'data:text/html,',
    'https://h.example/x.jpg',
    '//h.example',
    ' width="9"',
  ],
  ...[
    '<!--',
    '-->',
    '--!>',
    '<![CDATA[',
    ']]>',
    '&lt;',
    '&#60;',
    '&quot;',
    '&',
    '<',
    '>',
    '/',
    '"',
    "'",
    '`',
    '=',
    ' ',
    '\n',
    '\0',
  ],
  ...['x', 'Dam. ', '\u202e', '\ud800', '<x:y ', '<a<b', '</', '<!', '<?', 'srcset=', 'formaction='],
];

interface Tag {
  name: string;
  attributes: Record<string, string>;
}

function tagsOf(markup: string): Tag[] {
  const tags: Tag[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) });
  parser.end(markup);
  return tags;
}

const DANGEROUS =
  /^(?:script|style|iframe|object|embed|svg|math|form|input|button|template|base|link|meta|noscript|textarea)$/;

const isHarmless = ({ name, attributes }: Tag) =>
  !DANGEROUS.test(name) &&
  Object.entries(attributes).every(
    ([attribute, value]) =>
      !/^on|^style$|srcset|formaction/.test(attribute) &&
      (!/^(?:href|src)$/.test(attribute) || /^https?:\/\/\S/.test(value)),
  );

describe(`markup of articles ${SEEDED}`, () => {
  it('is harmless once it is sanitised, within its budget', () => {
    const property = fc.property(hostileText(MARKUP, MOST), (markup) => {
      const content = withinBudget(BUDGET_MS, () => sanitiseContent(markup, FEED_URL)) ?? '';
      expect(tagsOf(content).filter((tag) => !isHarmless(tag))).toEqual([]);
      const shown = withImageAddresses(content, () => '/images/x');
      const images = tagsOf(shown).filter(({ name }) => name === 'img');
      expect(images.filter(({ attributes }) => attributes.src !== '/images/x')).toEqual([]);
      expect(withImageAddresses(content, (url) => url)).toBe(content);
    });
    fc.assert(property, fuzzed(400));
  });
});
