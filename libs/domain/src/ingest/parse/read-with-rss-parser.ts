import Parser from 'rss-parser';
import { type CarriedItem, type Enclosure, type FeedFacts, NO_FACTS } from '../article/parsed-feed.js';
import { pickImage } from '../article/pick-image.js';

const parser = new Parser<Record<string, unknown>, Record<string, unknown>>({
  customFields: { item: ['content:encoded', 'dc:date', 'dcterms:modified', 'rdf:about', 'media:content'] },
});

/** Two weeks (ms): no feed is believed to change less often. */
const LONGEST_STATED_MS = 14 * 86_400_000;

/** Reads RSS, RDF and Atom with rss-parser's string reader. Rejects when the text is no well-formed feed. */
export async function readWithRssParser(text: string): Promise<{ facts: FeedFacts; items: CarriedItem[] }> {
  const feed: Record<string, unknown> = { ...(await parser.parseString(text)) };
  const minutes = Number(textOf(feed.ttl)) || null;
  const facts = {
    ...NO_FACTS,
    title: textOf(feed.title),
    link: textOf(feed.link),
    subtitle: textOf(feed.description) ?? textOf(feed.subtitle),
    language: textOf(feed.language),
    editor: textOf(feed.managingEditor),
    contact: textOf(feed.webMaster),
    rights: textOf(feed.copyright),
    statedIntervalMs: minutes && Math.min(minutes * 60_000, LONGEST_STATED_MS),
  };
  return { facts, items: (Array.isArray(feed.items) ? feed.items : []).map(carriedItem) };
}

function carriedItem(item: Record<string, unknown>): CarriedItem {
  const enclosures = enclosureOf(item.enclosure);
  const encoded = textOf(item['content:encoded']);
  const body = textOf(item.content);
  const summary = textOf(item.summary);
  return {
    guid: textOf(item.guid) ?? textOf(item.id) ?? textOf(item['rdf:about']),
    guidIsPermalink: null,
    link: textOf(item.link),
    title: textOf(item.title),
    titleIsPlain: false,
    summary: summary ?? (encoded === null && item.id !== undefined ? null : body),
    content: encoded ?? (summary !== null || item.id !== undefined ? body : null),
    author: textOf(item.creator) ?? textOf(item.author),
    credit: null,
    published: textOf(item.pubDate) ?? textOf(item.date),
    updated: textOf(item['dcterms:modified']) ?? textOf(item['dc:date']),
    categories: (Array.isArray(item.categories) ? item.categories : []).flatMap((one) => textOf(one) ?? []),
    imageUrl: pickImage([], [], enclosures),
    enclosures,
  };
}

/** A field's text: xml2js gives a string, a list of them, or `{ _: text, $: attributes }`. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (typeof value !== 'object' || value === null) return null;
  if ('_' in value) return textOf(value._);
  return '$' in value && typeof value.$ === 'object' && value.$ !== null && 'term' in value.$
    ? textOf(value.$.term)
    : null;
}

function enclosureOf(value: unknown): Enclosure[] {
  if (typeof value !== 'object' || value === null || !('url' in value)) return [];
  const url = textOf(value.url);
  const length = 'length' in value ? Number(value.length) || null : null;
  return url === null ? [] : [{ url, type: 'type' in value ? textOf(value.type) : null, length }];
}
