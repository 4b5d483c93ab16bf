import { decodeDocument, parseFeed } from '#domain/ingest/parse';
import {
  afterFetch,
  type FetchOutcome,
  type FetchState,
  hostRestMs,
  LIVE_PACE,
  newFetchState,
} from '#domain/ingest/schedule';
import type { FeedToRecordRow } from '#persistence/ingest/health';
import type { FetchService } from '../../ingest/fetch.service.js';
import { unreadableOutcome, validatorsOf } from '../../ingest/findings.js';
import type { FetchedDocument } from '../../ingest/visit.js';

/** A feed with its schedule in memory. */
export interface FollowedFeed {
  row: FeedToRecordRow;
  state: FetchState;
  /** Raw hashes of the items in its last document. */
  seen: ReadonlySet<string>;
}

/** The result of one visit. */
export interface Captured {
  /** The document to store. Null if there is no new one. */
  bytes: Uint8Array | null;
  /** How long the whole host wants no requests (ms). */
  hostRestMs: number;
}

export function followed(row: FeedToRecordRow, now: Date): FollowedFeed {
  return { row, state: newFetchState(row.id, row.url, now), seen: new Set() };
}

/** Fetches a feed once and sets its next check. */
export async function capture(fetcher: FetchService, feed: FollowedFeed, now: Date): Promise<Captured> {
  const { url, etag, lastModified } = feed.state;
  const fetched = await fetcher.fetch({
    feed: { url, recording: null, etag, last_modified: lastModified },
    now,
  });
  if (fetched === null) return { bytes: null, hostRestMs: 0 };
  if (fetched.kind === 'outcome') {
    feed.state = afterFetch(feed.state, fetched.outcome, now);
    return { bytes: null, hostRestMs: hostRestMs(fetched.outcome, LIVE_PACE) };
  }
  feed.state = afterFetch(feed.state, await outcomeOf(feed, fetched), now);
  return { bytes: asServed(fetched), hostRestMs: 0 };
}

async function outcomeOf(feed: FollowedFeed, fetched: FetchedDocument): Promise<FetchOutcome> {
  const { bytes, contentType, freshForMs, movedTo } = fetched;
  const parsed = parseFeed(bytes, contentType, feed.row.url);
  if (parsed.kind === 'unreadable') return unreadableOutcome(fetched, parsed);
  const fresh = parsed.items.filter((item) => !feed.seen.has(item.rawHash));
  feed.seen = new Set(parsed.items.map((item) => item.rawHash));
  const answer = {
    ...{ kind: 'ok' as const, ...validatorsOf(fetched, !parsed.cut), freshForMs, asks: parsed.feed },
    published: parsed.items.flatMap((item) => item.publishedAt ?? []),
    appeared: fresh.flatMap((item) => item.publishedAt ?? []),
  };
  return movedTo === null ? answer : { kind: 'moved', to: movedTo, answer };
}

/**
 * The bytes as served. A recording stores no headers, so a document whose charset is only in the header is stored as
 * UTF-8.
 */
function asServed({ bytes, contentType }: FetchedDocument): Uint8Array {
  const { text } = decodeDocument(bytes, contentType);
  return text === decodeDocument(bytes, null).text ? bytes : Buffer.from(`\uFEFF${text}`, 'utf8');
}
