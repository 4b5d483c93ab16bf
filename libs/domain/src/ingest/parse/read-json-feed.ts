import { type CarriedItem, type Enclosure, type FeedFacts, NO_FACTS } from '../article/parsed-feed.js';
import { withoutControls } from '../article/without-controls.js';
import { MAX_ITEMS } from './split-items.js';

type Json = Record<string, unknown>;

export interface JsonItem {
  /** The text of the item, for its hash. */
  text: string;
  read: () => CarriedItem;
}

export interface JsonDocument extends FeedFacts {
  items: JsonItem[];
  /** Items beyond the limit. */
  overLimit: number;
  /** Values that are not items. */
  unreadable: number;
}

/** Parses a JSON Feed (1.0 and 1.1). Broken if the text is not JSON, null if it does not declare itself a feed. */
export function readJsonFeed(text: string): JsonDocument | 'broken' | null {
  const feed = parsed(text);
  if (feed === 'broken') return feed;
  const items = feed?.items;
  if (feed === null || !Array.isArray(items) || !/jsonfeed\.org/i.test(textOf(feed.version) ?? ''))
    return null;
  const within = items.slice(0, MAX_ITEMS);
  const taken = within.filter(isObject);
  return {
    ...NO_FACTS,
    title: textOf(feed.title),
    link: textOf(feed.home_page_url),
    subtitle: textOf(feed.description),
    language: textOf(feed.language),
    editor: namesOf(feed),
    hubUrl: listOf(feed.hubs).flatMap((hub) => textOf(hub.url) ?? [])[0] ?? null,
    selfUrl: textOf(feed.feed_url),
    items: taken.map((item) => ({ text: JSON.stringify(item), read: () => readItem(item) })),
    overLimit: items.length - within.length,
    unreadable: within.length - taken.length,
  };
}

function readItem(item: Json): CarriedItem {
  const plain = textOf(item.content_text);
  return {
    guid: textOf(item.id),
    guidIsPermalink: null,
    link: textOf(item.url) ?? textOf(item.external_url),
    title: textOf(item.title),
    titleIsPlain: true,
    summary: textOf(item.summary),
    content: textOf(item.content_html) ?? plain?.replaceAll('&', '&amp;').replaceAll('<', '&lt;') ?? null,
    author: namesOf(item),
    credit: null,
    published: textOf(item.date_published),
    updated: textOf(item.date_modified),
    categories: Array.isArray(item.tags) ? item.tags.slice(0, 40).flatMap((tag) => textOf(tag) ?? []) : [],
    imageUrl: textOf(item.image) ?? textOf(item.banner_image),
    enclosures: listOf(item.attachments).slice(0, 10).flatMap(enclosure),
  };
}

/** The authors that a feed or an item names (1.1, otherwise 1.0), in one line. */
function namesOf(named: Json): string | null {
  const authors = [...listOf(named.authors), ...listOf([named.author])].flatMap(
    (one) => textOf(one.name) ?? [],
  );
  return [...new Set(authors)].slice(0, 5).join(', ') || null;
}

function enclosure(file: Json): Enclosure[] {
  const url = textOf(file.url);
  const length = typeof file.size_in_bytes === 'number' ? file.size_in_bytes : null;
  return url === null ? [] : [{ url, type: textOf(file.mime_type), length }];
}

function parsed(text: string): Json | 'broken' | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return 'broken';
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A string without controls, which JSON can escape (`\\u0000`), or a number in place of a string (ids). */
function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? withoutControls(value).trim() || null : null;
}
