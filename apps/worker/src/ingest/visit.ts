import type { FeedAlert } from '#domain/ingest/health';
import type { FetchOutcome, FetchState } from '#domain/ingest/schedule';
import type { ArticleChange, NewArticle } from '#persistence/ingest/article';
import type { DueFeedRow, HostClaim } from '#persistence/ingest/schedule';

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

/** As much of a visit as it takes to ask for a document. */
export interface Asking {
  feed: Pick<DueFeedRow, 'url' | 'recording' | 'etag' | 'last_modified'>;
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
      /** The Link header: it may announce a hub. */
      link: string | null;
      movedTo: string | null;
    }
  | { kind: 'outcome'; outcome: FetchOutcome };

export type FetchedDocument = Extract<Fetched, { kind: 'document' }>;

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
  /** What operators are to be told of it. */
  alert: FeedAlert | null;
  sorted: Sorted;
  title: string | null;
  /** Null leaves what is known. */
  disclosures: readonly string[] | null;
  documentHash: string | null;
  /** Of the document, inflated; 0 without one. */
  bytes: number;
  parsed: number;
  unreadable: number;
  dropped: number;
  /** For how long the whole host is to be left alone (ms). */
  hostRestMs: number;
}
