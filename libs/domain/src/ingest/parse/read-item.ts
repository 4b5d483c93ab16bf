import { httpUrl, isPlainAddress } from '../article/canonical-url.js';
import type { CarriedItem, FeedFacts, ParsedItem } from '../article/parsed-feed.js';
import { healedText, plainText, titleText } from '../article/plain-text.js';
import { withoutControls } from '../article/without-controls.js';
import { readDate } from './read-date.js';

const MAX_CATEGORIES = 20;
const MAX_ENCLOSURES = 10;
const MAX_AUTHOR = 200;
const MAX_GUID = 1000;

/** Longer titles are cut before they are processed (characters). Stored titles are much shorter. */
const MAX_TITLE = 10_000;

/** Context shared by all items of a feed. */
export interface ItemContext {
  /** Base of relative URLs: the feed's site, otherwise the feed. */
  base: string;
  /** URLs of the feed and its site, without scheme. As a guid they identify no item. */
  own: ReadonlySet<string>;
}

export function itemContext(facts: Pick<FeedFacts, 'link' | 'selfUrl'>, feedUrl: string): ItemContext {
  const base = httpUrl(facts.link ?? feedUrl, feedUrl)?.href ?? feedUrl;
  return { base, own: new Set([base, feedUrl, facts.link ?? '', facts.selfUrl ?? ''].map(bareAddress)) };
}

/**
 * Normalises the fields of one item across formats: absolute URLs, plain title, parsed dates, limited lists. Null if
 * the item is empty.
 */
export function readItem(item: CarriedItem, { base, own }: ItemContext, rawHash: string): ParsedItem | null {
  if (isEmpty(item)) return null;
  const titleMarkup = oneLine(withoutControls(item.title?.slice(0, MAX_TITLE) ?? ''));
  const carriedGuid =
    withoutControls(item.guid ?? '')
      .trim()
      .slice(0, MAX_GUID) || null;
  const guid = carriedGuid !== null && own.has(bareAddress(carriedGuid)) ? null : carriedGuid;
  const guidIsUrl = guid !== null && isAddress(guid);
  const updatedAt = readDate(item.updated);
  return {
    guid,
    guidIsUrl,
    link: linkOf(item, guid, guidIsUrl, base),
    carriedLink: item.link,
    title: item.titleIsPlain ? healedText(titleMarkup) : titleText(titleMarkup),
    titleMarkup,
    summary: withoutControls(item.summary ?? '').trim(),
    content: withoutControls(item.content ?? '').trim() || null,
    author: authorOf(item.author),
    credit:
      item.credit === null ? null : plainText(item.credit.slice(0, MAX_TITLE)).slice(0, MAX_AUTHOR) || null,
    publishedAt: readDate(item.published) ?? updatedAt,
    updatedAt,
    categories: categoriesOf(item.categories),
    imageUrl: item.imageUrl === null ? null : (httpUrl(item.imageUrl, base)?.href ?? null),
    enclosures: item.enclosures.slice(0, MAX_ENCLOSURES),
    rawHash,
  };
}

function bareAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/+$/, '');
}

function isAddress(guid: string): boolean {
  return isPlainAddress(guid) || (/^https?:\/\/[^/\s]+/i.test(guid) && httpUrl(guid) !== null);
}

function oneLine(text: string): string {
  return /[^\S ]| {2}/.test(text) ? text.trim().replace(/\s+/g, ' ') : text.trim();
}

function isEmpty(item: CarriedItem): boolean {
  const { title, link, guid, summary, content, imageUrl, author, published, updated } = item;
  const values = [title, link, guid, summary, content, imageUrl, author, published, updated];
  return item.categories.length + item.enclosures.length === 0 && values.every((value) => value === null);
}

/** The item's link. Without one it is the guid, unless `isPermaLink` (RSS 2.0) says that it is not a URL. */
function linkOf(item: CarriedItem, guid: string | null, guidIsUrl: boolean, base: string): string | null {
  if (item.link !== null && isPlainAddress(item.link)) return item.link;
  const link = item.link === null ? null : httpUrl(item.link, base);
  if (link !== null) return link.href === item.link?.trim() ? link.href : repaired(item.link, link);
  return guidIsUrl && guid !== null && item.guidIsPermalink !== false ? guid : null;
}

/** Keeps the publisher's spelling of an absolute URL. Relative URLs use the parser's result. */
function repaired(carried: string | null, parsed: URL): string {
  const own = carried?.trim() ?? '';
  return /^https?:\/\/[^\s@]+$/i.test(own) ? own : parsed.href;
}

function authorOf(author: string | null): string | null {
  if (author === null) return null;
  const text = plainText(author.slice(0, MAX_TITLE));
  const named = /^[^\s@]{1,100}@[^\s@]{1,100}\s{1,5}\((.{1,150})\)$/.exec(text)?.[1];
  const alone = (named ?? text).replace(/\s{1,5}[(<][^\s@()<>]{1,100}@[^\s@()<>]{1,100}[)>]$/, '');
  return alone.slice(0, MAX_AUTHOR) || null;
}

function categoriesOf(categories: string[]): string[] {
  const names = categories
    .slice(0, MAX_CATEGORIES * 3)
    .map((name) => plainText(name.slice(0, 300)).slice(0, 100));
  return [...new Set(names.filter((name) => name !== ''))].slice(0, MAX_CATEGORIES);
}
