import type { LeftOut } from '#domain/ingest/article';
import type { FeedAlert } from '#domain/ingest/health';
import type { FetchOutcome, FetchState, Pace } from '#domain/ingest/schedule';
import type { ArticleChange, NewArticle, TouchedArticle } from '#persistence/ingest/article';
import type { DueFeedRow, HostClaim } from '#persistence/ingest/schedule';

/**
 * Replaces the origin of the recorded-feeds server, whose port changes with each start. Stored data and hashes must
 * not depend on it. The BFF serves images under this origin at `/recorded/`.
 */
export const RECORDED_ORIGIN = 'https://recording.invalid';

/** The context of one visit to one feed. */
export interface Visit {
  feed: DueFeedRow;
  claim: HostClaim;
  /** News time of the visit. */
  now: Date;
  /** How often live feeds are checked. */
  livePace: Pace;
}

/** The part of a visit that fetching needs. */
export interface Asking {
  feed: Pick<DueFeedRow, 'url' | 'recording' | 'etag' | 'last_modified'>;
  now: Date;
}

/** The result of a fetch: a document, or an outcome that ends the visit. */
export type Fetched =
  | {
      kind: 'document';
      bytes: Uint8Array;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
      freshForMs: number | null;
      /** The Link header, which may announce a hub. */
      link: string | null;
      movedTo: string | null;
    }
  | { kind: 'outcome'; outcome: FetchOutcome };

export type FetchedDocument = Extract<Fetched, { kind: 'document' }>;

/** The articles of a document, grouped by what to do with them. */
export interface Sorted {
  fresh: NewArticle[];
  changed: ArticleChange[];
  /** The bytes changed, the text did not. */
  touched: TouchedArticle[];
  /** Articles that are known by another mark, or were removed. */
  leftOut: LeftOut;
  /** The quota of the source that the visit exceeded. */
  flood: { exceeded: 'visit' | 'day'; quota: number; over: number } | null;
}

/** All findings of a visit, to be stored in one transaction. */
export interface Findings {
  state: FetchState;
  /** The alert for operators, if any. */
  alert: FeedAlert | null;
  sorted: Sorted;
  title: string | null;
  /** Null keeps the stored value. */
  disclosures: readonly string[] | null;
  documentHash: string | null;
  /** Size of the decompressed document, 0 if there is none. */
  bytes: number;
  parsed: number;
  unreadable: number;
  dropped: number;
  /** Items that are not stored, by reason. */
  leftOut: LeftOut;
  /** How long the whole host wants no requests (ms). */
  hostRestMs: number;
}
