import { type FeedFacts, type LeftOut, type ParsedFeed, sumOfLeftOut } from '#domain/ingest/article';
import { type ItemJudge, parseFeed } from '#domain/ingest/parse';
import { type Disclosure, readDisclosures } from '#domain/trust/factors';
import type { NewArticle } from '#persistence/ingest/article';
import type { DueFeedRow } from '#persistence/ingest/schedule';
import { ItemProgress } from './item-progress.js';
import { normalise } from './normalise.js';
import { StepTimes } from './step-times.js';
import { tag } from './tag.js';

/** A fetched document and the context for reading it. Everything can be sent to a thread. */
export interface ReadRequest {
  bytes: Uint8Array;
  contentType: string | null;
  feed: Pick<
    DueFeedRow,
    'id' | 'url' | 'recording' | 'source_domain' | 'source_language' | 'categories' | 'disclosures'
  > &
    Partial<Pick<DueFeedRow, 'other_domains'>>;
  /** News time. */
  now: Date;
  /** `rawHash` of the items in the previous document. */
  seen: ReadonlySet<string> | undefined;
  /** What earlier attempts at this document found. */
  slow?: SlowItems;
  /** Memory of an `ItemProgress`. */
  progress?: SharedArrayBuffer;
}

/** Items that used up the processor time of an item, by `rawHash`. */
export interface SlowItems {
  /** These are left out. */
  leaveOut: ReadonlySet<string>;
  /** Before this one, reading ends. */
  endAt: string | null;
}

/** An article ready to store, with its identity by URL alone. */
export interface ReadArticle extends NewArticle {
  addressKey: string | null;
}

export type ReadDocument = (
  | {
      kind: 'feed';
      facts: FeedFacts;
      /** Disclosures about the newsroom, found in the feed. */
      disclosures: Disclosure[];
      /** Articles of new items. */
      articles: ReadArticle[];
      /** Publication times of the parsed items. */
      published: Date[];
      /** Items that do not make an article, and items skipped because they were seen before. */
      dropped: number;
      unchanged: number;
      /** Items that are not stored, by reason. */
      leftOut: LeftOut;
      /** Hashes of the items in the document, without those for which no time was left. */
      itemHashes: string[];
      /** The document was read to its end: it is not truncated, and there was time for all items. */
      isWhole: boolean;
    }
  | Extract<ParsedFeed, { kind: 'unreadable' }>
) & {
  /** Duration of each step (ms). */
  ms: Record<string, number>;
};

/** The processor time of one document (ms). Two thousand honest items take about a second. */
const BUDGET_MS = 8000;

/**
 * Bytes to articles: parse → normalise → tag. Pure computation, so it can run in a thread. A document that uses up its
 * processor time keeps the items read until then. The next visit reads the others.
 */
export async function readDocument(request: ReadRequest, budgetMs = BUDGET_MS): Promise<ReadDocument> {
  const progress = new ItemProgress(request.progress);
  const judge = judgeOf(request.slow, budgetMs, progress);
  const { bytes, contentType, feed, now, seen } = request;
  const times = new StepTimes();
  const base = feed.recording === null ? feed.url : `https://${feed.source_domain}/`;
  const parsed = times.now('parse', () => parseFeed(bytes, contentType, base, seen, judge));
  if (parsed.kind === 'unreadable') return { ...parsed, ms: times.spent };
  const { items, feed: facts, unchanged } = parsed;
  const normalised = times.now('normalise', () => normalise({ feed, now }, items, judge));
  const { articles, dropped } = normalised;
  const late = new Set(normalised.late);
  const tagged = times.now('tag', () =>
    articles.map((article) => {
      progress.note(article.rawHash);
      return { ...tag({ feed }, facts.language, article), addressKey: article.addressKey };
    }),
  );
  progress.note(null);
  const leftOut = sumOfLeftOut(parsed.leftOut, normalised.leftOut);
  return {
    kind: 'feed',
    facts,
    disclosures: readDisclosures(parsed, feed.disclosures),
    articles: tagged,
    published: items.flatMap((item) => item.publishedAt ?? []),
    dropped: dropped + parsed.dropped,
    leftOut,
    isWhole: !parsed.cut && leftOut.out_of_time === undefined,
    unchanged,
    itemHashes: parsed.itemHashes.filter((one) => !late.has(one)),
    ms: times.spent,
  };
}

function judgeOf(slow: SlowItems | undefined, budgetMs: number, progress: ItemProgress): ItemJudge {
  const before = process.threadCpuUsage();
  return (rawHash) => {
    progress.note(rawHash);
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= budgetMs * 1000 || rawHash === slow?.endAt) return 'out_of_time';
    return slow?.leaveOut.has(rawHash) ? 'too_slow' : 'read';
  };
}
