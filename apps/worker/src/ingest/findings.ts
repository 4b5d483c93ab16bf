import { sumOfLeftOut } from '#domain/ingest/article';
import { alertAfter, floodAlert } from '#domain/ingest/health';
import { afterFetch, type FetchOutcome, hostRestMs, RECORDED_PACE } from '#domain/ingest/schedule';
import { hubLinks } from '#domain/ingest/websub';
import { fetchStateOf } from '#persistence/ingest/schedule';
import type { Parsed } from './parse.service.js';
import type { ReadDocument } from './read-document.js';
import type { FetchedDocument, Findings, Sorted, Visit } from './visit.js';

export const NO_ARTICLES: Sorted = { fresh: [], changed: [], touched: [], leftOut: {}, flood: null };

const NOTHING = {
  sorted: NO_ARTICLES,
  title: null,
  disclosures: null,
  documentHash: null,
  bytes: 0,
  parsed: 0,
  unreadable: 0,
  dropped: 0,
  leftOut: {},
};

type Unreadable = Extract<ReadDocument, { kind: 'unreadable' }>;

const TITLE_LIMIT = 300;

/** The findings of a visit that ended with `outcome` and without a document. */
export function findingsOf(visit: Visit, outcome: FetchOutcome): Findings {
  const before = fetchStateOf(visit.feed);
  const pace = visit.feed.recording === null ? visit.livePace : RECORDED_PACE;
  const state = afterFetch(before, outcome, visit.now, pace);
  return { ...NOTHING, state, alert: alertAfter(before, state), hostRestMs: hostRestMs(outcome, pace) };
}

/** The findings of a visit with a document, readable or not. */
export function findingsOfDocument(
  visit: Visit,
  fetched: FetchedDocument,
  { read, documentHash }: Parsed,
  sorted: Sorted,
): Findings {
  const bytes = fetched.bytes.length;
  if (read.kind === 'unreadable') {
    const findings = findingsOf(visit, unreadableOutcome(fetched, read));
    return { ...findings, documentHash, bytes, unreadable: 1 };
  }
  const appeared = sorted.fresh.map((article) => article.publishedAt);
  const findings = findingsOf(visit, documentOutcome(visit.feed.url, fetched, read, appeared));
  const title = read.facts.title?.slice(0, TITLE_LIMIT) ?? null;
  const { disclosures, dropped } = read;
  const leftOut = sumOfLeftOut(read.leftOut, sorted.leftOut);
  const alert = findings.alert ?? floodOf(visit, sorted);
  return { ...findings, alert, title, disclosures, documentHash, bytes, parsed: 1, dropped, leftOut, sorted };
}

function floodOf({ feed, now }: Visit, { flood }: Sorted): Findings['alert'] {
  return flood && floodAlert({ id: feed.source_id, url: feed.url }, flood, now);
}

/** The outcome of an unexpected error. The document is fetched again after the backoff, without validators. */
export function notStored(error: unknown): FetchOutcome {
  const message = error instanceof Error ? error.message : String(error);
  const detail = `not stored: ${message.slice(0, 200)}`;
  return { kind: 'unreadable', detail, etag: null, lastModified: null, freshForMs: null };
}

function documentOutcome(
  url: string,
  fetched: FetchedDocument,
  { facts, published: dates, unchanged, isWhole }: Extract<ReadDocument, { kind: 'feed' }>,
  appeared: readonly Date[],
): FetchOutcome {
  const { freshForMs, movedTo, link } = fetched;
  const { statedIntervalMs, skipHours, skipDays } = facts;
  const named = hubLinks(link, url);
  const hub = { hubUrl: named.hubUrl ?? facts.hubUrl, selfUrl: named.selfUrl ?? facts.selfUrl };
  const asks = { statedIntervalMs, skipHours, skipDays, ...hub };
  const published = unchanged > 0 ? [] : dates;
  const answer = {
    kind: 'ok',
    ...validatorsOf(fetched, isWhole),
    freshForMs,
    asks,
    published,
    appeared,
  } as const;
  return movedTo === null ? answer : { kind: 'moved', to: movedTo, answer };
}

/** Without validators the server sends the document again, and the rest of it is read. */
export function validatorsOf({ etag, lastModified }: FetchedDocument, isWhole: boolean) {
  return isWhole ? { etag, lastModified } : { etag: null, lastModified: null };
}

/**
 * A date alone is not kept: the page of an error is newer than the feed in whose place it was sent, so servers that compare dates
 * would say that nothing changed when the feed is back.
 */
export function unreadableOutcome(
  fetched: FetchedDocument,
  { reason, detail, cut }: Pick<Unreadable, 'reason' | 'detail' | 'cut'>,
): FetchOutcome {
  const { etag, lastModified } = validatorsOf(fetched, !cut);
  const kept = etag === null ? null : lastModified;
  const { freshForMs } = fetched;
  return { kind: 'unreadable', detail: `${reason}: ${detail}`, etag, lastModified: kept, freshForMs };
}
