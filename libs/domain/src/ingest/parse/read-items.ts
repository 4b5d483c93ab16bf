import { hash } from 'node:crypto';
import { withoutInvisible } from '#vocabulary';
import { httpUrl } from '../article/canonical-url.js';
import { sumOfLeftOut } from '../article/left-out.js';
import type { CarriedItem, FeedFacts, ParsedFeed, ParsedItem } from '../article/parsed-feed.js';
import { withoutControls } from '../article/without-controls.js';
import { type ItemContext, itemContext, readItem } from './read-item.js';

/** An item that is not parsed yet. */
export interface UnreadItem {
  rawHash: string;
  read: () => CarriedItem | null;
}

/** What a caller says about one reading of a document. */
export interface Reading {
  feedUrl: string;
  /** `rawHash` of items that need no parsing. */
  seen: ReadonlySet<string>;
  judge: ItemJudge;
}

/**
 * Asked before each step of an item: whether to read it, to leave it out because it was too slow before, or to end because the
 * document has used up its time.
 */
export type ItemJudge = (rawHash: string) => 'read' | 'too_slow' | 'out_of_time';

/** Parses the items of a document that were not seen before. An item that cannot be parsed is dropped alone. */
export function readItems(
  facts: FeedFacts,
  unread: readonly UnreadItem[],
  known: Reading & { overLimit: number; unreadable: number; cut: boolean },
): ParsedFeed {
  const context = itemContext(facts, known.feedUrl);
  const fresh = unread.filter((one) => !known.seen.has(one.rawHash));
  const items: ParsedItem[] = [];
  let [tried, tooSlow] = [0, 0];
  for (const one of fresh) {
    const verdict = known.judge(one.rawHash);
    if (verdict === 'out_of_time') break;
    tried++;
    if (verdict === 'too_slow') tooSlow++;
    const item = verdict === 'read' ? parsedItem(one, context) : null;
    if (item !== null) items.push(item);
  }
  const late = new Set(fresh.slice(tried));
  const unreadable = known.unreadable + tried - tooSlow - items.length;
  return {
    kind: 'feed',
    feed: normalisedFacts(facts, known.feedUrl),
    items,
    dropped: known.overLimit + unreadable + late.size + tooSlow,
    leftOut: sumOfLeftOut({
      over_limit: known.overLimit,
      unreadable,
      out_of_time: late.size,
      too_slow: tooSlow,
    }),
    unchanged: unread.length - fresh.length,
    itemHashes: unread.flatMap((one) => (late.has(one) ? [] : [one.rawHash])),
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
    title: facts.title === null ? null : lineOf(facts.title) || null,
    language: facts.language?.replace('_', '-') ?? null,
    hubUrl: facts.hubUrl === null ? null : (httpUrl(facts.hubUrl, feedUrl)?.href ?? null),
    selfUrl: facts.selfUrl === null ? null : (httpUrl(facts.selfUrl, feedUrl)?.href ?? null),
  };
}

function lineOf(title: string): string {
  return withoutInvisible(withoutControls(title.replace(/[ \t\r\n]+/g, ' '))).trim();
}

export function itemHash(text: string): string {
  return hash('sha1', text);
}
