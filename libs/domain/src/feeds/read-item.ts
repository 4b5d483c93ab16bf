import { httpUrl } from './canonical-url.js';
import type { CarriedItem, ParsedItem } from './parsed-feed.js';
import { healedText, plainText } from './plain-text.js';
import { readDate } from './read-date.js';

const MAX_CATEGORIES = 20;
const MAX_ENCLOSURES = 10;
const MAX_AUTHOR = 200;
const MAX_GUID = 1000;

/**
 * One item's fields made even across formats: absolute addresses, plain title, read dates, bounded lists. Null
 * when the item holds nothing at all.
 */
export function readItem(
  item: CarriedItem,
  siteUrl: string,
  feedUrl: string,
  rawHash: string,
): ParsedItem | null {
  const titleMarkup = item.title?.trim().replace(/[ \t\r\n]+/g, ' ') ?? '';
  const summary = item.summary?.trim() ?? '';
  const content = item.content?.trim() || null;
  if (isEmpty(item)) return null;
  const base = httpUrl(siteUrl, feedUrl)?.href ?? feedUrl;
  const guid = item.guid?.trim().slice(0, MAX_GUID) || null;
  const guidIsUrl = guid !== null && /^https?:\/\/[^/\s]+/i.test(guid) && httpUrl(guid) !== null;
  return {
    guid,
    guidIsUrl,
    link: linkOf(item, guid, guidIsUrl, base),
    title: item.titleIsPlain ? healedText(titleMarkup) : plainText(titleMarkup),
    titleMarkup,
    summary,
    content,
    author: authorOf(item.author),
    credit: plainText(item.credit ?? '').slice(0, MAX_AUTHOR) || null,
    publishedAt: readDate(item.published) ?? readDate(item.updated),
    updatedAt: readDate(item.updated),
    categories: categoriesOf(item.categories),
    imageUrl: item.imageUrl === null ? null : (httpUrl(item.imageUrl, base)?.href ?? null),
    enclosures: item.enclosures.slice(0, MAX_ENCLOSURES),
    rawHash,
  };
}

function isEmpty({ categories, enclosures, titleIsPlain, guidIsPermalink, ...fields }: CarriedItem): boolean {
  return (
    categories.length + enclosures.length === 0 && Object.values(fields).every((value) => value === null)
  );
}

/** The item's link; where it has none, its guid, unless that says it is no address (RSS 2.0, `isPermaLink`). */
function linkOf(item: CarriedItem, guid: string | null, guidIsUrl: boolean, base: string): string | null {
  const link = item.link === null ? null : httpUrl(item.link, base);
  if (link !== null) return link.href === item.link?.trim() ? link.href : repaired(item.link, link);
  return guidIsUrl && guid !== null && item.guidIsPermalink !== false ? guid : null;
}

/** Keeps the publisher's own spelling of an absolute address, the parser's for a relative one. */
function repaired(carried: string | null, parsed: URL): string {
  const own = carried?.trim() ?? '';
  return /^https?:\/\/[^\s@]+$/i.test(own) ? own : parsed.href;
}

function authorOf(author: string | null): string | null {
  const text = plainText(author ?? '');
  const named = /^[^\s@]{1,100}@[^\s@]{1,100}\s{1,5}\((.{1,150})\)$/.exec(text)?.[1];
  const alone = (named ?? text).replace(/\s{1,5}\([^\s@()]{1,100}@[^\s@()]{1,100}\)$/, '');
  return alone.slice(0, MAX_AUTHOR) || null;
}

function categoriesOf(categories: string[]): string[] {
  const names = categories.slice(0, MAX_CATEGORIES * 2).map((name) => plainText(name).slice(0, 100));
  return [...new Set(names.filter((name) => name !== ''))].slice(0, MAX_CATEGORIES);
}
