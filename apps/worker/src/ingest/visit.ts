import type { FetchOutcome, FetchState } from '#domain';
import type { ArticleChange, DueFeedRow, HostClaim, NewArticle } from '#persistence';

/**
 * Stands for the recorded-feeds server's address, whose port changes with every start: what is stored, and every
 * hash, must not. Pictures under it are served by the BFF at `/recorded/`.
 */
export const RECORDED_ORIGIN = 'https://recording.invalid';

/** One visit to one feed: what every step knows. */
export interface Visit {
  feed: DueFeedRow;
  claim: HostClaim;
  /** News time of the visit. */
  now: Date;
}

/** What the fetch brought: a document, or an outcome that ends the visit. */
export type Fetched =
  | {
      kind: 'document';
      bytes: Uint8Array;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
      freshForMs: number | null;
      movedTo: string | null;
    }
  | { kind: 'outcome'; outcome: FetchOutcome };

/** What is to be done with the articles of a document. */
export interface Sorted {
  fresh: NewArticle[];
  changed: ArticleChange[];
  /** Other bytes, same text. */
  touched: { id: number; rawHash: string }[];
}

/** Everything that a visit found, ready to be written in one transaction. */
export interface Findings {
  state: FetchState;
  sorted: Sorted;
  title: string | null;
  documentHash: string | null;
  parsed: number;
  unreadable: number;
  dropped: number;
}

/** The feed's state as the domain reads it. */
export function fetchStateOf(feed: DueFeedRow): FetchState {
  return {
    feedId: feed.id,
    url: feed.url,
    etag: feed.etag,
    lastModified: feed.last_modified,
    nextCheckAt: feed.next_check_at,
    nextCheckReason: feed.next_check_reason as FetchState['nextCheckReason'],
    lastCheckedAt: feed.last_checked_at,
    lastSuccessAt: feed.last_success_at,
    lastOutcome: feed.last_outcome as FetchState['lastOutcome'],
    lastDetail: feed.last_detail,
    failureCount: feed.failure_count,
    redirectUrl: feed.redirect_url,
    redirectSightings: feed.redirect_sightings,
    disabledReason: null,
  };
}
