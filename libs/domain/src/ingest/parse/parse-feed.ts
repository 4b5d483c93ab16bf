import type { ParsedFeed, UnreadableReason } from '../article/parsed-feed.js';
import { withoutControls } from '../article/without-controls.js';
import { decodeDocument } from './decode-document.js';
import { type ItemJudge, itemHash, type Reading, readItems } from './read-items.js';
import { readJsonFeed } from './read-json-feed.js';
import { readXmlHead, readXmlItem, type XmlHead } from './read-xml-feed.js';
import { type SplitDocument, splitItems } from './split-items.js';
import { stripDoctype } from './strip-doctype.js';
import { XmlTooLarge } from './xml-tree.js';

/** Larger documents are rejected (characters). */
const MAX_CHARACTERS = 10_000_000;
/** Without one, the document may be truncated in its first tag. */
const HAS_ELEMENT = /<\p{L}[^<>]*>/u;

/**
 * Parses a feed document of any format. Items are found by their tags and parsed one by one. Thus a broken item only
 * affects itself, a truncated document still gives its complete items, and items whose text is in `seen` (their
 * `rawHash`) are skipped unparsed. At most 2,000 items are read, and none after `judge` says that time is up; the
 * rest, and those that it leaves out, count as dropped.
 */
export function parseFeed(
  bytes: Uint8Array,
  contentType: string | null,
  feedUrl: string,
  seen: ReadonlySet<string> = new Set(),
  judge: ItemJudge = () => 'read',
): ParsedFeed {
  if (bytes.length === 0) return unreadable('empty', 'The document has no bytes.', true);
  const { text } = decodeDocument(bytes, contentType);
  if (text.length > MAX_CHARACTERS) return unreadable('malformed', 'The document is too large to be a feed.');
  const clean = withoutControls(text).trimStart();
  if (clean === '') return unreadable('empty', 'The document contains only white space.', true);
  if (clean.startsWith('{')) return fromJson(clean, { feedUrl, seen, judge });
  const verdict = stripDoctype(clean);
  if (verdict.kind === 'refused') return unreadable('malformed', verdict.detail);
  const split = splitItems(verdict.text);
  if (split === null)
    return unreadable(
      'not_a_feed',
      `The document begins with '${clean.slice(0, 40)}'.`,
      !HAS_ELEMENT.test(clean),
    );
  const head = headOf(verdict.text, split, { entities: verdict.entities, url: feedUrl });
  if (head === null) return unreadable('malformed', 'The document has too many elements.');
  return fromXml(verdict.text, split, head, { feedUrl, seen, judge });
}

function headOf(text: string, split: SplitDocument, from: Parameters<typeof readXmlHead>[2]): XmlHead | null {
  try {
    return readXmlHead(text, split, from);
  } catch (error) {
    if (error instanceof XmlTooLarge) return null;
    throw error;
  }
}

function fromXml(text: string, split: SplitDocument, head: XmlHead, reading: Reading): ParsedFeed {
  const { facts } = head;
  const cut = !split.whole;
  const isUnnamed = facts.title === null && facts.link === null && facts.subtitle === null;
  if (split.spans.length === 0 && isUnnamed && (cut || facts.language === null)) {
    return cut
      ? unreadable('malformed', 'The document is truncated before the end of its first item.', cut)
      : unreadable('not_a_feed', 'The document has neither a title nor items.');
  }
  const unread = split.spans.map((span) => ({
    rawHash: itemHash(text.slice(span.start, span.end)),
    read: () => readXmlItem(text, span, head),
  }));
  return readItems(facts, unread, { ...reading, overLimit: split.overLimit, unreadable: 0, cut });
}

function fromJson(text: string, reading: Reading): ParsedFeed {
  const feed = readJsonFeed(text);
  if (feed === 'broken')
    return unreadable('not_a_feed', 'The document begins like JSON, but is not valid.', true);
  if (feed === null) return unreadable('not_a_feed', 'The document is JSON, but not a JSON Feed.');
  const { items, overLimit, unreadable: broken, ...facts } = feed;
  const unread = items.map((item) => ({ rawHash: itemHash(item.text), read: item.read }));
  return readItems(facts, unread, { ...reading, overLimit, unreadable: broken, cut: false });
}

function unreadable(reason: UnreadableReason, detail: string, cut = false): ParsedFeed {
  return { kind: 'unreadable', reason, detail, cut };
}
