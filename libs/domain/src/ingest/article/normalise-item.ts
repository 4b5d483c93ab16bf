import { hash } from 'node:crypto';
import type { PublishedFrom } from '#vocabulary';
import { type ArticleIdentity, identityOf } from './article-identity.js';
import { httpUrl, visitUrl } from './canonical-url.js';
import { firstImage } from './first-image.js';
import type { ParsedItem } from './parsed-feed.js';
import { cutAtWord, onOneLine, plainParagraphs, plainText } from './plain-text.js';
import { sanitiseContent } from './sanitise-content.js';
import { isTrackingPixel } from './tracking-pixel.js';

export const TITLE_LIMIT = 300;
export const EXCERPT_LIMIT = 500;

/** If the feed has no summary, the beginning of the content is the excerpt (characters). */
export const CONTENT_EXCERPT_CHARS = 200;

/** Earlier dates are placeholders, not publication dates. */
const EARLIEST = Date.UTC(1995, 0, 1);

/**
 * Placeholder dates (ms). 1 January 2001 is the epoch of Cocoa, and parsers read the year 1 of databases and static
 * site generators as 2001. 1 January 2000 is the default of devices without a clock.
 */
const PLACEHOLDER_DATES: ReadonlySet<number> = new Set([Date.UTC(2001, 0, 1), Date.UTC(2000, 0, 1)]);

/** Tolerance for publishers' clocks that run fast (ms). Only dates beyond it count as future dates. */
const CLOCK_SKEW_MS = 10 * 60_000;

/** One article as it is stored: length-limited, text as plain text, markup sanitised. */
export interface NormalisedArticle extends ArticleIdentity {
  guid: string | null;
  /** The URL to send a reader to. */
  url: string;
  title: string;
  /** Plain text, paragraphs on lines of their own. Empty if the feed has no text or only repeats the title. */
  excerpt: string;
  /** Sanitised HTML. Null if it says no more than the excerpt. */
  content: string | null;
  imageUrl: string | null;
  author: string | null;
  /** The source that the item itself names. */
  credit: string | null;
  publishedAt: Date;
  publishedFrom: PublishedFrom;
  categories: string[];
  /** SHA-1 of what a reader sees: title, excerpt and content. */
  contentHash: string;
  rawHash: string;
}

export type NormalisedItem =
  | { kind: 'article'; article: NormalisedArticle }
  | { kind: 'dropped'; reason: 'no_title' | 'no_link' };

/**
 * Turns one parsed item into an article, or says why it is dropped. `fetchedAt` is news time. It is the date of an
 * item without a date, and of an item dated in the future.
 */
export function normaliseItem(
  item: ParsedItem,
  context: { feedUrl: string; fetchedAt: Date },
): NormalisedItem {
  const fromContent = item.summary === '';
  const text = plainParagraphs(fromContent ? (item.content ?? '') : item.summary);
  const title = cutAtWord(item.title === '' ? firstSentence(onOneLine(text)) : item.title, TITLE_LIMIT);
  if (title === '') return { kind: 'dropped', reason: 'no_title' };
  const url = item.link === null ? null : visitUrl(item.link, context.feedUrl);
  const identity = url === null ? null : identityOf(item, url, context.feedUrl);
  if (url === null || identity === null) return { kind: 'dropped', reason: 'no_link' };
  const beginning = fromContent
    ? firstCharacters(text, CONTENT_EXCERPT_CHARS)
    : cutAtWord(text, EXCERPT_LIMIT);
  const excerpt = onOneLine(text) === title ? '' : beginning;
  const content = bodyOf(item, text, excerpt, url);
  return {
    kind: 'article',
    article: {
      ...identity,
      guid: item.guid,
      url,
      title,
      excerpt,
      content,
      imageUrl: imageOf(item, url),
      author: item.author,
      credit: item.credit,
      ...publishedOf(item, context.fetchedAt),
      categories: item.categories,
      // Line breaks do not count, so articles that were stored without them have not changed.
      contentHash: hash('sha1', `${title}\n${onOneLine(excerpt)}\n${content ?? ''}`),
      rawHash: item.rawHash,
    },
  };
}

function publishedOf(
  item: ParsedItem,
  fetchedAt: Date,
): Pick<NormalisedArticle, 'publishedAt' | 'publishedFrom'> {
  const dated = item.publishedAt ?? item.updatedAt;
  if (dated === null || isPlaceholder(dated)) return { publishedAt: fetchedAt, publishedFrom: 'first_seen' };
  if (dated.getTime() <= fetchedAt.getTime()) return { publishedAt: dated, publishedFrom: 'feed' };
  const skewed = dated.getTime() <= fetchedAt.getTime() + CLOCK_SKEW_MS;
  return { publishedAt: fetchedAt, publishedFrom: skewed ? 'feed' : 'future_clamped' };
}

function isPlaceholder(dated: Date): boolean {
  return dated.getTime() < EARLIEST || PLACEHOLDER_DATES.has(dated.getTime());
}

/** The body to show: the full content, or a summary that is longer than its excerpt. */
function bodyOf(item: ParsedItem, text: string, excerpt: string, url: string): string | null {
  if (item.content !== null && plainText(item.content) !== onOneLine(text))
    return sanitiseContent(item.content, url);
  return text.length > excerpt.length && excerpt !== ''
    ? sanitiseContent(item.content ?? item.summary, url)
    : null;
}

/** The image that the feed names, unless it is a tracking pixel; otherwise the first image in the text. */
function imageOf(item: ParsedItem, base: string): string | null {
  const named = item.imageUrl === null ? null : httpUrl(item.imageUrl, base);
  if (named !== null && !isTrackingPixel({}, named)) return named.href;
  return firstImage(item.content ?? '', base) ?? firstImage(item.summary, base);
}

/** Does not split a surrogate pair. */
function firstCharacters(text: string, count: number): string {
  return text
    .slice(0, count)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** A post without a title is named after its first sentence. */
function firstSentence(text: string): string {
  const end = /^.{20,200}?[.!?](?=\s|$)/.exec(text)?.[0];
  return end ?? cutAtWord(text, 120);
}
