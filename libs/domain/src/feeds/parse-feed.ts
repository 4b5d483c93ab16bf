import { hash } from 'node:crypto';
import { httpUrl } from './canonical-url.js';
import { decodeDocument } from './decode-document.js';
import type { CarriedItem, FeedFacts, ParsedFeed, ParsedItem, UnreadableReason } from './parsed-feed.js';
import { type ItemContext, itemContext, readItem } from './read-item.js';
import { readJsonFeed } from './read-json-feed.js';
import { readWithRssParser } from './read-with-rss-parser.js';
import { readXmlHead, readXmlItem, type XmlHead } from './read-xml-feed.js';
import { MAX_ITEMS, type SplitDocument, splitItems } from './split-items.js';
import { stripDoctype } from './strip-doctype.js';
import { XmlTooLarge } from './xml-tree.js';

/** Larger documents are not read (characters). */
const MAX_CHARACTERS = 10_000_000;

const NO_HASHES: ReadonlySet<string> = new Set();

/** An item that is there, not read yet. */
interface Unread {
  rawHash: string;
  read: () => CarriedItem | null;
}

/**
 * Reads a feed document of any format. Items are told apart by their tags and read one by one, so that a bad one
 * costs only itself, a cut document gives the whole items before the cut, and items whose very text is in `seen`
 * (their `rawHash`) are left out unread. At most 2,000 items are read; the rest counts as dropped.
 */
export function parseFeed(
  bytes: Uint8Array,
  contentType: string | null,
  feedUrl: string,
  seen: ReadonlySet<string> = NO_HASHES,
): ParsedFeed {
  if (bytes.length === 0) return unreadable('empty', 'The document has no bytes.');
  const { text } = decodeDocument(bytes, contentType);
  if (text.length > MAX_CHARACTERS) return unreadable('malformed', 'The document is too large to be a feed.');
  const clean = withoutControls(text).trimStart();
  if (clean === '') return unreadable('empty', 'The document holds only white space.');
  if (clean.startsWith('{')) return fromJson(clean, feedUrl, seen);
  const verdict = stripDoctype(clean);
  if (verdict.kind === 'refused') return unreadable('malformed', verdict.detail);
  const split = splitItems(verdict.text);
  if (split === null) return unreadable('not_a_feed', `The document begins with '${clean.slice(0, 40)}'.`);
  const head = headOf(verdict.text, split, verdict.entities);
  if (head === null) return unreadable('malformed', 'The document has more elements than any feed.');
  return fromXml(verdict.text, split, head, feedUrl, seen);
}

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
  seen: ReadonlySet<string> = NO_HASHES,
): Promise<ParsedFeed> {
  const first = parseFeed(bytes, contentType, feedUrl, seen);
  if (first.kind === 'feed' || first.reason === 'empty') return first;
  const { text } = decodeDocument(bytes, contentType);
  const isWorthIt = text.length <= MAX_SECOND_READING && /<(?:item|entry)[\s>]/.test(text);
  if (!isWorthIt || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return first;
  const second = await readWithRssParser(withoutControls(text).trimStart()).catch(() => null);
  if (second === null || second.items.length === 0) return first;
  const items = second.items.slice(0, MAX_ITEMS);
  const unread = items.map((item) => ({ rawHash: sha1(JSON.stringify(item)), read: () => item }));
  return read(second.facts, unread, {
    feedUrl,
    seen,
    dropped: second.items.length - items.length,
    cut: false,
  });
}

function headOf(text: string, split: SplitDocument, entities: ReadonlyMap<string, string>): XmlHead | null {
  try {
    return readXmlHead(text, split, entities);
  } catch (error) {
    if (error instanceof XmlTooLarge) return null;
    throw error;
  }
}

function fromXml(
  text: string,
  split: SplitDocument,
  head: XmlHead,
  feedUrl: string,
  seen: ReadonlySet<string>,
): ParsedFeed {
  const { facts } = head;
  const cut = !split.whole;
  const nameless = facts.title === null && facts.link === null && facts.subtitle === null;
  if (split.spans.length === 0 && nameless && (cut || facts.language === null)) {
    return cut
      ? unreadable('malformed', 'The document is cut off before its first whole item.')
      : unreadable('not_a_feed', 'The document has neither a title nor items.');
  }
  const unread = split.spans.map((span) => ({
    rawHash: sha1(text.slice(span.start, span.end)),
    read: () => readXmlItem(text, span, head),
  }));
  return read(facts, unread, { feedUrl, seen, dropped: split.overLimit, cut });
}

function fromJson(text: string, feedUrl: string, seen: ReadonlySet<string>): ParsedFeed {
  const feed = readJsonFeed(text);
  if (feed === null) return unreadable('not_a_feed', 'The document is JSON, but no JSON Feed.');
  const { items, dropped, ...facts } = feed;
  const unread = items.map((item) => ({ rawHash: sha1(item.text), read: item.read }));
  return read(facts, unread, { feedUrl, seen, dropped, cut: false });
}

function read(
  facts: FeedFacts,
  unread: readonly Unread[],
  known: { feedUrl: string; seen: ReadonlySet<string>; dropped: number; cut: boolean },
): ParsedFeed {
  const context = itemContext(facts, known.feedUrl);
  const fresh = unread.filter((one) => !known.seen.has(one.rawHash));
  const items = fresh.flatMap((one) => parsedItem(one, context) ?? []);
  return {
    kind: 'feed',
    feed: evenFacts(facts, known.feedUrl),
    items,
    dropped: known.dropped + fresh.length - items.length,
    unchanged: unread.length - fresh.length,
    itemHashes: unread.map((one) => one.rawHash),
    cut: known.cut,
  };
}

function parsedItem(one: Unread, context: ItemContext): ParsedItem | null {
  const carried = one.read();
  return carried === null ? null : readItem(carried, context, one.rawHash);
}

function evenFacts(facts: FeedFacts, feedUrl: string): FeedFacts {
  return {
    ...facts,
    title: facts.title?.replace(/[ \t\r\n]+/g, ' ') ?? null,
    language: facts.language?.replace('_', '-') ?? null,
    hubUrl: facts.hubUrl === null ? null : (httpUrl(facts.hubUrl, feedUrl)?.href ?? null),
    selfUrl: facts.selfUrl === null ? null : (httpUrl(facts.selfUrl, feedUrl)?.href ?? null),
  };
}

function sha1(text: string): string {
  return hash('sha1', text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function withoutControls(text: string): string {
  return text.search(CONTROLS) === -1 ? text : text.replace(CONTROLS, '');
}

function unreadable(reason: UnreadableReason, detail: string): ParsedFeed {
  return { kind: 'unreadable', reason, detail };
}
