import type { DocumentOutcome, FetchOutcome, FetchState, NotModifiedOutcome } from './fetch-state.js';

const MINUTE = 60_000;

/** A feed is not asked more often than this, whatever it says (ms). */
export const MIN_INTERVAL_MS = 5 * MINUTE;

/** A feed is asked at least this often, and no failure keeps it away longer, unless Retry-After does (ms). */
export const MAX_INTERVAL_MS = 24 * 60 * MINUTE;

/** Without any hint of freshness (ms). */
export const DEFAULT_INTERVAL_MS = 30 * MINUTE;

/** A server's Retry-After is obeyed up to this (ms): a week. */
const MAX_RETRY_AFTER_MS = 7 * MAX_INTERVAL_MS;

/** A permanent redirect is adopted after it was seen this often in a row: servers err for a day or two. */
export const REDIRECT_SIGHTINGS = 3;

type Reason = FetchState['nextCheckReason'];

interface Visit {
  now: Date;
  minIntervalMs: number;
}

/**
 * What the feed's state becomes after one visit. A success is checked again when the server says that it will be
 * stale; failures back off exponentially, never sooner than Retry-After (RFC 9110, section 10.2.3); 410 ends it.
 * `minIntervalMs` is the least wait and the first step of the backoff (a recording is asked as often as it changes).
 */
export function afterFetch(
  state: FetchState,
  outcome: FetchOutcome,
  now: Date,
  minIntervalMs = MIN_INTERVAL_MS,
): FetchState {
  const visit = { now, minIntervalMs };
  switch (outcome.kind) {
    case 'ok':
      return succeeded({ ...state, redirectUrl: null, redirectSightings: 0 }, outcome, visit);
    case 'not_modified':
      return unchanged({ ...state, redirectUrl: null, redirectSightings: 0 }, outcome, visit);
    case 'moved': {
      const moved = redirected(state, outcome.to);
      const { answer } = outcome;
      return answer.kind === 'ok' ? succeeded(moved, answer, visit) : unchanged(moved, answer, visit);
    }
    case 'gone':
      return { ...failed(state, outcome, visit), disabledReason: 'gone' };
    case 'throttled':
    case 'server_error':
      return failed(state, outcome, visit, outcome.retryAfterMs ?? 0);
    case 'unreadable':
      return unreadable(state, outcome, visit);
    default:
      return failed(state, outcome, visit);
  }
}

/** 304 for bytes that could not be read the first time says that they still cannot. */
function unchanged(state: FetchState, outcome: NotModifiedOutcome, visit: Visit): FetchState {
  if (state.lastOutcome !== 'unreadable') return succeeded(state, outcome, visit);
  const { etag, lastModified } = state;
  const { freshForMs } = outcome;
  const detail = state.lastDetail ?? 'unchanged';
  return unreadable(state, { kind: 'unreadable', detail, etag, lastModified, freshForMs }, visit);
}

function succeeded(
  state: FetchState,
  outcome: DocumentOutcome | NotModifiedOutcome,
  visit: Visit,
): FetchState {
  const validators = outcome.kind === 'ok' ? { etag: outcome.etag, lastModified: outcome.lastModified } : {};
  const ttlMs = outcome.kind === 'ok' && outcome.ttlMinutes !== null ? outcome.ttlMinutes * MINUTE : null;
  const hint = outcome.freshForMs ?? ttlMs;
  const next = {
    ...state,
    ...validators,
    lastCheckedAt: visit.now,
    lastSuccessAt: visit.now,
    lastOutcome: outcome.kind,
    lastDetail: null,
    failureCount: 0,
  };
  return hint === null
    ? schedule(next, visit, DEFAULT_INTERVAL_MS, 'default')
    : schedule(next, visit, within(hint, visit), 'freshness');
}

/** The server answered, so its freshness counts; the feed did not, so the visit is a failure. */
function unreadable(
  state: FetchState,
  outcome: Extract<FetchOutcome, { kind: 'unreadable' }>,
  visit: Visit,
): FetchState {
  const { etag, lastModified, freshForMs } = outcome;
  const next = { ...failed(state, outcome, visit), etag, lastModified };
  return freshForMs === null ? next : schedule(next, visit, within(freshForMs, visit), 'freshness');
}

function failed(
  state: FetchState,
  outcome: { kind: FetchOutcome['kind']; detail: string },
  visit: Visit,
  retryAfterMs = 0,
): FetchState {
  const failureCount = state.failureCount + 1;
  const backoff = backoffMs(failureCount, state.feedId, visit.minIntervalMs);
  const retryAfter = Math.min(retryAfterMs, MAX_RETRY_AFTER_MS);
  return schedule(
    {
      ...state,
      lastCheckedAt: visit.now,
      lastOutcome: outcome.kind,
      lastDetail: outcome.detail,
      failureCount,
    },
    visit,
    Math.max(backoff, retryAfter),
    retryAfter > backoff ? 'retry_after' : 'backoff',
  );
}

/** 5 min, 10 min, 20 min … 24 h, spread by up to a fifth so that feeds that failed together do not return together. */
function backoffMs(failures: number, feedId: number, firstMs: number): number {
  const step = Math.min(firstMs * 2 ** Math.min(failures - 1, 20), MAX_INTERVAL_MS);
  const spread = (((feedId * 2_654_435_761 + failures * 40_503) >>> 0) % 1000) / 1000;
  return Math.min(Math.round(step * (1 + spread / 5)), MAX_INTERVAL_MS);
}

function redirected(state: FetchState, to: string): FetchState {
  const sightings = state.redirectUrl === to ? state.redirectSightings + 1 : 1;
  if (sightings < REDIRECT_SIGHTINGS) return { ...state, redirectUrl: to, redirectSightings: sightings };
  return { ...state, url: to, redirectUrl: null, redirectSightings: 0 };
}

function within(intervalMs: number, visit: Visit): number {
  return Math.min(Math.max(intervalMs, visit.minIntervalMs), MAX_INTERVAL_MS);
}

function schedule(state: FetchState, visit: Visit, inMs: number, reason: Reason): FetchState {
  return { ...state, nextCheckAt: new Date(visit.now.getTime() + inMs), nextCheckReason: reason };
}
