import type { CheckReason, FetchOutcomeKind } from '#vocabulary';
import type { FeedFacts } from '../article/parsed-feed.js';

/** What a document requests from its readers: how often and when to fetch it, and where its hub is. */
export type FeedAsks = Pick<FeedFacts, 'statedIntervalMs' | 'skipHours' | 'skipDays' | 'hubUrl' | 'selfUrl'>;

/** The state of a feed's visits. Times are news time. `nextCheckAt` is the schedule. */
export interface FetchState extends FeedAsks {
  feedId: number;
  url: string;
  etag: string | null;
  lastModified: string | null;
  nextCheckAt: Date;
  nextCheckReason: CheckReason;
  lastCheckedAt: Date | null;
  lastSuccessAt: Date | null;
  lastOutcome: FetchOutcomeKind | null;
  lastDetail: string | null;
  /** Failures in a row. */
  failureCount: number;
  /** The first of these failures. Null while the feed works. */
  failingSince: Date | null;
  /** Dead since then: tried once a day, for a month. */
  deadSince: Date | null;
  /** The usual time between two items (ms). */
  rhythmMs: number | null;
  /** When the feed's newest article appeared. */
  lastNewAt: Date | null;
  /** The hub announces changes until then. Null if it has not proved to. */
  pushedUntil: Date | null;
  /** A permanent redirect, and how often it was seen in a row. */
  redirectUrl: string | null;
  redirectSightings: number;
  /** When the redirect was first seen. Null without a redirect. */
  redirectSince: Date | null;
  /** Set if the feed is no longer visited. */
  disabledReason: string | null;
}

/** How long the response stays fresh: `freshForMs` from Cache-Control or Expires. */
interface Freshness {
  freshForMs: number | null;
}

export interface DocumentOutcome extends Freshness {
  kind: 'ok';
  etag: string | null;
  lastModified: string | null;
  asks: FeedAsks;
  /** Publication dates of its items. Empty if only new items were read. */
  published: readonly Date[];
  /** Dates of its articles that were not known before. */
  appeared: readonly Date[];
}

export interface NotModifiedOutcome extends Freshness {
  kind: 'not_modified';
}

/** How a visit ended. */
export type FetchOutcome =
  | DocumentOutcome
  | NotModifiedOutcome
  /** A successful response after a permanent redirect to `to`. */
  | { kind: 'moved'; to: string; answer: DocumentOutcome | NotModifiedOutcome }
  | { kind: 'gone'; detail: string }
  | { kind: 'throttled' | 'server_error'; detail: string; retryAfterMs: number | null }
  | { kind: 'unauthorised' | 'not_found' | 'unreachable' | 'too_large'; detail: string }
  /** A response that is not a feed. The validators are kept, so that the same document is not sent again. */
  | {
      kind: 'unreadable';
      detail: string;
      etag: string | null;
      lastModified: string | null;
      freshForMs: number | null;
    };

/** The state of a feed that was never checked. */
export function newFetchState(feedId: number, url: string, now: Date): FetchState {
  return {
    ...{ feedId, url, etag: null, lastModified: null },
    ...{ nextCheckAt: now, nextCheckReason: 'new', lastCheckedAt: null, lastSuccessAt: null },
    ...{ lastOutcome: null, lastDetail: null, failureCount: 0, failingSince: null, deadSince: null },
    ...{ statedIntervalMs: null, skipHours: [], skipDays: [], hubUrl: null, selfUrl: null },
    ...{ rhythmMs: null, lastNewAt: null, pushedUntil: null },
    ...{ redirectUrl: null, redirectSightings: 0, redirectSince: null, disabledReason: null },
  };
}
