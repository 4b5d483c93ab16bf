import { hash } from 'node:crypto';
import { httpUrl } from '../article/canonical-url.js';
import type { CarriedItem, FeedFacts, ParsedFeed, ParsedItem } from '../article/parsed-feed.js';
import { type ItemContext, itemContext, readItem } from './read-item.js';

/** An item that is not parsed yet. */
export interface UnreadItem {
  rawHash: string;
  read: () => CarriedItem | null;
}

/** Parses the items of a document that were not seen before. An item that cannot be parsed is dropped alone. */
export function readItems(
  facts: FeedFacts,
  unread: readonly UnreadItem[],
  known: { feedUrl: string; seen: ReadonlySet<string>; dropped: number; cut: boolean },
): ParsedFeed {
  const context = itemContext(facts, known.feedUrl);
  const fresh = unread.filter((one) => !known.seen.has(one.rawHash));
  const items = fresh.flatMap((one) => parsedItem(one, context) ?? []);
  return {
    kind: 'feed',
    feed: normalisedFacts(facts, known.feedUrl),
    items,
    dropped: known.dropped + fresh.length - items.length,
    unchanged: unread.length - fresh.length,
    itemHashes: unread.map((one) => one.rawHash),
    cut: known.cut,
  };
}

function parsedItem(one: UnreadItem, context: ItemContext): ParsedItem | null {
  const carried = one.read();
  return carried === null ? null : readItem(carried, context, one.rawHash);
}

function normalisedFacts(facts: FeedFacts, feedUrl: string): FeedFacts {
  return {
    ...facts,
    title: facts.title?.replace(/[ \t\r\n]+/g, ' ') ?? null,
    language: facts.language?.replace('_', '-') ?? null,
    hubUrl: facts.hubUrl === null ? null : (httpUrl(facts.hubUrl, feedUrl)?.href ?? null),
    selfUrl: facts.selfUrl === null ? null : (httpUrl(facts.selfUrl, feedUrl)?.href ?? null),
  };
}

export function itemHash(text: string): string {
  return hash('sha1', text);
}
