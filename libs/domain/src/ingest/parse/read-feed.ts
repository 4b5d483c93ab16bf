import type { ParsedFeed } from '../article/parsed-feed.js';
import { withoutControls } from '../article/without-controls.js';
import { decodeDocument } from './decode-document.js';
import { parseFeed } from './parse-feed.js';
import { itemHash, readItems } from './read-items.js';
import { readWithRssParser } from './read-with-rss-parser.js';
import { MAX_ITEMS } from './split-items.js';

/** What our reader refuses, though it has items, is given to rss-parser, up to this size (characters). */
const MAX_SECOND_READING = 500_000;

/**
 * `parseFeed`, and a second reader behind it: a document that ours cannot read, but rss-parser finds items in, is read by
 * that one. Where both fail, our reason stands.
 */
export async function readFeed(
  bytes: Uint8Array,
  contentType: string | null,
  feedUrl: string,
  seen: ReadonlySet<string> = new Set(),
): Promise<ParsedFeed> {
  const first = parseFeed(bytes, contentType, feedUrl, seen);
  if (first.kind === 'feed' || first.reason === 'empty') return first;
  const { text } = decodeDocument(bytes, contentType);
  const isWorthIt = text.length <= MAX_SECOND_READING && /<(?:item|entry)[\s>]/.test(text);
  if (!isWorthIt || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return first;
  const second = await readWithRssParser(withoutControls(text).trimStart()).catch(() => null);
  if (second === null || second.items.length === 0) return first;
  const items = second.items.slice(0, MAX_ITEMS);
  const unread = items.map((item) => ({ rawHash: itemHash(JSON.stringify(item)), read: () => item }));
  return readItems(second.facts, unread, {
    feedUrl,
    seen,
    dropped: second.items.length - items.length,
    cut: false,
  });
}
