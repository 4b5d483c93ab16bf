import type { CheckReason, FetchOutcomeKind } from '#vocabulary';
import type { FeedFacts } from '../article/parsed-feed.js';

/** What a document asks of its readers: how often, when not, and where its hub is. */
export type FeedAsks = Pick<FeedFacts, 'statedIntervalMs' | 'skipHours' | 'skipDays' | 'hubUrl' | 'selfUrl'>;

/** What is known of a feed's visits. Times are news time; `nextCheckAt` is the schedule. */
export interface FetchState extends FeedAsks {
  feedId: number;
  url: string;
  etag: string | null;
  lastModified: string | null;
  nextCheckAt: Date;
  /** Why it is checked then. */
  nextCheckReason: CheckReason;
  lastCheckedAt: Date | null;
  lastSuccessAt: Date | null;
  lastOutcome: FetchOutcomeKind | null;
  lastDetail: string | null;
  /** Failures in a row. */
  failureCount: number;
  /** The first of them; null while it works. */
  failingSince: Date | null;
  /** Given up: from then on tried once a day, for a month. */
  deadSince: Date | null;
  /** Between two items of its own (ms). */
  rhythmMs: number | null;
  /** When the newest article that it brought appeared. */
  lastNewAt: Date | null;
  /** Its hub has promised to tell of changes until then. */
  pushedUntil: Date | null;
  /** A permanent redirect that was seen, and how often in a row. */
  redirectUrl: string | null;
  redirectSightings: number;
  /** When it was seen first, never earlier than it was; null without one. */
  redirectSince: Date | null;
  /** Set when the feed is not to be visited any more. */
  disabledReason: string | null;
}

/** How long the server's answer may be trusted: `freshForMs` from Cache-Control or Expires. */
interface Freshness {
  freshForMs: number | null;
}

export interface DocumentOutcome extends Freshness {
  kind: 'ok';
  etag: string | null;
  lastModified: string | null;
  asks: FeedAsks;
  /** When its items say that they were published; empty where only those not known yet were read. */
  published: readonly Date[];
  /** When those of its articles appeared that nobody had yet. */
  appeared: readonly Date[];
}

export interface NotModifiedOutcome extends Freshness {
  kind: 'not_modified';
}

/** How a visit ended. */
export type FetchOutcome =
  | DocumentOutcome
  | NotModifiedOutcome
  /** Answered, but along a permanent redirect to `to`. */
  | { kind: 'moved'; to: string; answer: DocumentOutcome | NotModifiedOutcome }
  | { kind: 'gone'; detail: string }
  | { kind: 'throttled' | 'server_error'; detail: string; retryAfterMs: number | null }
  | { kind: 'unauthorised' | 'not_found' | 'unreachable' | 'too_large'; detail: string }
  /** Bytes came, but no feed: validators are kept so that the same bytes are not sent again. */
  | {
      kind: 'unreadable';
      detail: string;
      etag: string | null;
      lastModified: string | null;
      freshForMs: number | null;
    };

/** A feed that nobody has asked yet. */
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
