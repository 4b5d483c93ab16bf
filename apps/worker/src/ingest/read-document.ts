import { type FeedFacts, type ParsedFeed } from '#domain/ingest/article';
import { parseFeed } from '#domain/ingest/parse';
import { type Disclosure, readDisclosures } from '#domain/trust/factors';
import type { NewArticle } from '#persistence/ingest/article';
import type { DueFeedRow } from '#persistence/ingest/schedule';
import { normalise } from './normalise.js';
import { StepTimes } from './step-times.js';
import { tag } from './tag.js';

/** A fetched document and what its reading depends on: everything can be sent to a thread. */
export interface ReadRequest {
  bytes: Uint8Array;
  contentType: string | null;
  feed: Pick<
    DueFeedRow,
    'id' | 'url' | 'recording' | 'source_domain' | 'source_language' | 'categories' | 'disclosures'
  >;
  /** News time. */
  now: Date;
  /** `rawHash` of the items that were read from the document before. */
  seen: ReadonlySet<string> | undefined;
}

/** An article that is ready to be written, with the identity that its address alone would give. */
export interface ReadArticle extends NewArticle {
  addressKey: string | null;
}

export type ReadDocument = (
  | {
      kind: 'feed';
      facts: FeedFacts;
      /** What the feed discloses of the desk behind it. */
      disclosures: Disclosure[];
      /** Those of items that were not seen before. */
      articles: ReadArticle[];
      /** When the items that were read say that they were published. */
      published: Date[];
      /** Items that make no article, and items left out because they were seen. */
      dropped: number;
      unchanged: number;
      /** Of every item in the document. */
      itemHashes: string[];
    }
  | Extract<ParsedFeed, { kind: 'unreadable' }>
) & {
  /** Milliseconds a step. */
  ms: Record<string, number>;
};

/** Bytes to articles: parse → normalise → tag. Nothing but computing, so it can be done beside the event loop. */
export async function readDocument(request: ReadRequest): Promise<ReadDocument> {
  const { bytes, contentType, feed, now, seen } = request;
  const times = new StepTimes();
  const base = feed.recording === null ? feed.url : `https://${feed.source_domain}/`;
  const parsed = times.now('parse', () => parseFeed(bytes, contentType, base, seen));
  if (parsed.kind === 'unreadable') return { ...parsed, ms: times.spent };
  const { items, feed: facts, unchanged, itemHashes } = parsed;
  const { articles, dropped } = times.now('normalise', () => normalise({ feed, now }, items));
  const tagged = times.now('tag', () =>
    articles.map((article) => ({
      ...tag({ feed }, facts.language, article),
      addressKey: article.addressKey,
    })),
  );
  return {
    kind: 'feed',
    facts,
    disclosures: readDisclosures(parsed, feed.disclosures),
    articles: tagged,
    published: items.flatMap((item) => item.publishedAt ?? []),
    dropped: dropped + parsed.dropped,
    unchanged,
    itemHashes,
    ms: times.spent,
  };
}
