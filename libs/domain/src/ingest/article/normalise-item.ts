import { hash } from 'node:crypto';
import type { PublishedFrom } from '#vocabulary';
import { type ArticleIdentity, identityOf } from './article-identity.js';
import { httpUrl, visitUrl } from './canonical-url.js';
import { firstImage } from './first-image.js';
import type { ParsedItem } from './parsed-feed.js';
import { cutAtWord, plainText } from './plain-text.js';
import { sanitiseContent } from './sanitise-content.js';
import { isTrackingPixel } from './tracking-pixel.js';

export const TITLE_LIMIT = 300;
export const EXCERPT_LIMIT = 500;

/** Where the feed carries no summary, the content's beginning stands in (specification 1, sections 3 and 9; characters). */
export const CONTENT_EXCERPT_CHARS = 200;

/** Dates before this are the zero of some clock, not a day of reporting. */
const EARLIEST = Date.UTC(1995, 0, 1);

/**
 * The zeros of other clocks (ms): 1 January 2001 is Cocoa's, and what the year 1 of databases and of static site
 * generators is read as; 1 January 2000 is what devices without a clock say.
 */
const CLOCK_ZEROS: ReadonlySet<number> = new Set([Date.UTC(2001, 0, 1), Date.UTC(2000, 0, 1)]);

/** A date may be ahead of ours by this much before it is called a future one (ms): clocks differ. */
const CLOCK_SKEW_MS = 10 * 60_000;

/** One article as it is stored: bounded, plain where it is text, safe where it is markup. */
export interface NormalisedArticle extends ArticleIdentity {
  guid: string | null;
  /** The address to send a reader to. */
  url: string;
  title: string;
  /** Plain text; empty when the feed carries none, or only the title once more. */
  excerpt: string;
  /** Sanitised HTML, only where it says more than the excerpt. */
  content: string | null;
  imageUrl: string | null;
  author: string | null;
  /** Whom the item itself names as its source. */
  credit: string | null;
  publishedAt: Date;
  publishedFrom: PublishedFrom;
  categories: string[];
  /** SHA-1 of what a reader sees: title, excerpt, content. */
  contentHash: string;
  rawHash: string;
}

export type NormalisedItem =
  | { kind: 'article'; article: NormalisedArticle }
  | { kind: 'dropped'; reason: 'no_title' | 'no_link' };

/**
 * Judges one read item: the article it makes, or why it makes none. `fetchedAt` is news time; an item without a
 * date is dated by it, one from the future is clamped to it.
 */
export function normaliseItem(
  item: ParsedItem,
  context: { feedUrl: string; fetchedAt: Date },
): NormalisedItem {
  const fromContent = item.summary === '';
  const text = plainText(fromContent ? (item.content ?? '') : item.summary);
  const title = cutAtWord(item.title === '' ? firstSentence(text) : item.title, TITLE_LIMIT);
  if (title === '') return { kind: 'dropped', reason: 'no_title' };
  const url = item.link === null ? null : visitUrl(item.link, context.feedUrl);
  const identity = url === null ? null : identityOf(item, url, context.feedUrl);
  if (url === null || identity === null) return { kind: 'dropped', reason: 'no_link' };
  const beginning = fromContent
    ? firstCharacters(text, CONTENT_EXCERPT_CHARS)
    : cutAtWord(text, EXCERPT_LIMIT);
  const excerpt = text === title ? '' : beginning;
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
      contentHash: hash('sha1', `${title}\n${excerpt}\n${content ?? ''}`),
      rawHash: item.rawHash,
    },
  };
}

function publishedOf(
  item: ParsedItem,
  fetchedAt: Date,
): Pick<NormalisedArticle, 'publishedAt' | 'publishedFrom'> {
  const dated = item.publishedAt ?? item.updatedAt;
  if (dated === null || isNoDay(dated)) return { publishedAt: fetchedAt, publishedFrom: 'first_seen' };
  if (dated.getTime() <= fetchedAt.getTime()) return { publishedAt: dated, publishedFrom: 'feed' };
  const skewed = dated.getTime() <= fetchedAt.getTime() + CLOCK_SKEW_MS;
  return { publishedAt: fetchedAt, publishedFrom: skewed ? 'feed' : 'future_clamped' };
}

function isNoDay(dated: Date): boolean {
  return dated.getTime() < EARLIEST || CLOCK_ZEROS.has(dated.getTime());
}

/** The body to show: the full content, or a summary that is longer than its excerpt. */
function bodyOf(item: ParsedItem, text: string, excerpt: string, url: string): string | null {
  if (item.content !== null && plainText(item.content) !== text) return sanitiseContent(item.content, url);
  return text.length > excerpt.length && excerpt !== ''
    ? sanitiseContent(item.content ?? item.summary, url)
    : null;
}

/** The picture that the feed names, unless it is a counter; else the first one in the text. */
function imageOf(item: ParsedItem, base: string): string | null {
  const named = item.imageUrl === null ? null : httpUrl(item.imageUrl, base);
  if (named !== null && !isTrackingPixel({}, named)) return named.href;
  return firstImage(item.content ?? '', base) ?? firstImage(item.summary, base);
}

/** A pair of surrogates is not cut in two. */
function firstCharacters(text: string, count: number): string {
  return text
    .slice(0, count)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** Posts without a title are named by how they begin. */
function firstSentence(text: string): string {
  const end = /^.{20,200}?[.!?](?=\s|$)/.exec(text)?.[0];
  return end ?? cutAtWord(text, 120);
}
