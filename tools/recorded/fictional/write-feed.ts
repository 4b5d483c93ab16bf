import { imageUrl } from './image-url.js';
import type { ShownItem, Snapshot } from './snapshots.js';
import { writeJsonFeed } from './write-json-feed.js';
import { cdata, element, escapeHtml, escapeXml, rfc822 } from './xml-text.js';

/** The document of a snapshot as text: RSS 2.0, RSS 1.0, Atom 1.0 or JSON Feed 1.1. */
export function writeFeed(snapshot: Snapshot): string {
  switch (snapshot.outlet.format) {
    case 'rss':
      return writeRss(snapshot);
    case 'rdf':
      return writeRdf(snapshot);
    case 'atom':
      return writeAtom(snapshot);
    case 'json':
      return writeJsonFeed(snapshot);
  }
}

function writeRss({ slug, outlet, at, items }: Snapshot): string {
  const site = `https://${outlet.domain}`;
  const entries = items.map((item) =>
    element('item', [
      element('title', slug === 'dailyplumb' ? escapedTwice(item.title) : escapeXml(item.title)),
      element('link', escapeXml(site + item.path)),
      element('guid', escapeXml(item.guid), { isPermaLink: String(item.guid === site + item.path) }),
      item.publishedAt && element('pubDate', rfc822(item.publishedAt, outlet.utcOffsetHours)),
      item.author && element('dc:creator', escapeXml(item.author)),
      ...(item.categories ?? []).map((name) => element('category', escapeXml(name))),
      element('description', escapeXml(escapeHtml(item.summary))),
      item.content && element('content:encoded', cdata(item.content)),
      item.image &&
        element('media:content', '', { url: imageUrl(item.image), medium: 'image', type: 'image/svg+xml' }),
    ]),
  );
  const channel = element('channel', [
    element('title', escapeXml(outlet.name)),
    element('link', site),
    element('description', escapeXml(outlet.description)),
    element('language', outlet.language),
    element('lastBuildDate', rfc822(at.toISOString(), outlet.utcOffsetHours)),
    ...entries,
  ]);
  return `<?xml version="1.0" encoding="${outlet.encoding ?? 'utf-8'}"?>\n${element('rss', channel, {
    version: '2.0',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:media': 'http://search.yahoo.com/mrss/',
  })}\n`;
}

/** A common fault of real systems: the title was already HTML when it was escaped for XML. */
function escapedTwice(title: string): string {
  return escapeXml(escapeHtml(title).replaceAll("'", '&#039;'));
}

function writeRdf({ outlet, at, items }: Snapshot): string {
  const site = `https://${outlet.domain}`;
  const order = items.map((item) => element('rdf:li', '', { 'rdf:resource': site + item.path }));
  const channel = element(
    'channel',
    [
      element('title', escapeXml(outlet.name)),
      element('link', site),
      element('description', escapeXml(outlet.description)),
      element('dc:date', at.toISOString()),
      element('items', element('rdf:Seq', order)),
    ],
    { 'rdf:about': `${site}/` },
  );
  const entries = items.map((item) =>
    element(
      'item',
      [
        element('title', escapeXml(item.title)),
        element('link', escapeXml(site + item.path)),
        element('description', escapeXml(escapeHtml(item.summary))),
        item.publishedAt && element('dc:date', item.publishedAt),
        item.author && element('dc:creator', escapeXml(item.author)),
        ...(item.categories ?? []).map((name) => element('dc:subject', escapeXml(name))),
      ],
      { 'rdf:about': site + item.path },
    ),
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('rdf:RDF', [channel, ...entries], {
    xmlns: 'http://purl.org/rss/1.0/',
    'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  })}\n`;
}

function writeAtom({ outlet, at, items }: Snapshot): string {
  const site = `https://${outlet.domain}`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${element(
    'feed',
    [
      element('title', escapeXml(outlet.name)),
      element('subtitle', escapeXml(outlet.description)),
      element('id', `${site}/`),
      element('link', '', { href: site, rel: 'alternate' }),
      element('updated', at.toISOString()),
      ...items.map((item) => atomEntry(site, item)),
    ],
    {
      xmlns: 'http://www.w3.org/2005/Atom',
      'xmlns:media': 'http://search.yahoo.com/mrss/',
      'xml:lang': outlet.language,
    },
  )}\n`;
}

function atomEntry(site: string, item: ShownItem): string {
  return element('entry', [
    element('title', escapeXml(item.title), { type: 'text' }),
    element('id', escapeXml(item.guid)),
    element('link', '', { href: site + item.path, rel: 'alternate', type: 'text/html' }),
    item.publishedAt && element('published', item.publishedAt),
    item.publishedAt && element('updated', item.updatedAt),
    item.author && element('author', element('name', escapeXml(item.author))),
    ...(item.categories ?? []).map((term) => element('category', '', { term })),
    element('summary', escapeXml(item.summary), { type: 'text' }),
    item.content && element('content', escapeXml(item.content), { type: 'html' }),
    item.image &&
      element('media:content', '', { url: imageUrl(item.image), medium: 'image', type: 'image/svg+xml' }),
  ]);
}
