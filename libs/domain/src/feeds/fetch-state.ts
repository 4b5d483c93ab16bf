/** What is known of a feed's visits. Times are news time; `nextCheckAt` is the schedule. */
export interface FetchState {
  feedId: number;
  url: string;
  etag: string | null;
  lastModified: string | null;
  nextCheckAt: Date;
  /** Why it is checked then. */
  nextCheckReason:
    | 'new'
    | 'freshness'
    | 'default'
    | 'backoff'
    | 'retry_after'
    | 'rhythm'
    | 'skipped'
    | 'dead'
    | 'pushed'
    | 'operator';
  lastCheckedAt: Date | null;
  lastSuccessAt: Date | null;
  lastOutcome: FetchOutcome['kind'] | null;
  lastDetail: string | null;
  /** Failures in a row. */
  failureCount: number;
  /** A permanent redirect that was seen, and how often in a row. */
  redirectUrl: string | null;
  redirectSightings: number;
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
  /** The feed's own `ttl`, in minutes. */
  ttlMinutes: number | null;
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
