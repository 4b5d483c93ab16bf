import { afterFailing } from './dead-feed.js';
import { learnRhythm, newestOf } from './feed-rhythm.js';
import { LIVE_PACE, type Pace } from './fetch-pace.js';
import type { DocumentOutcome, FetchOutcome, FetchState, NotModifiedOutcome } from './fetch-state.js';
import {
  checkAfterFailure,
  checkAfterSuccess,
  checkAfterUnreadable,
  isAnnouncedByHub,
  type PacedVisit,
} from './next-check.js';

/**
 * A permanent redirect is adopted after this many sightings in a row over this time (ms): server mistakes can last
 * hours.
 */
export const REDIRECT_SIGHTINGS = 3;
export const REDIRECT_STANDS_MS = 24 * 3_600_000;

const NO_REDIRECT = { redirectUrl: null, redirectSightings: 0, redirectSince: null };

type Unreadable = Extract<FetchOutcome, { kind: 'unreadable' }>;
type Failure = Pick<Unreadable, 'detail'> & { kind: FetchOutcome['kind'] };

/**
 * The state of a feed after one visit. A success clears all failures, and the feed's rhythm sets the next check.
 * Failures back off for a week, then the feed is tried once a day for a month. A 410 disables it at once.
 */
export function afterFetch(
  state: FetchState,
  outcome: FetchOutcome,
  now: Date,
  pace: Pace = LIVE_PACE,
): FetchState {
  const visit = { now, pace };
  switch (outcome.kind) {
    case 'ok':
      return succeeded({ ...state, ...NO_REDIRECT }, outcome, visit);
    case 'not_modified':
      return unchanged({ ...state, ...NO_REDIRECT }, outcome, visit);
    case 'moved': {
      const moved = redirected(state, outcome.to, now);
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

/** A 304 for an unreadable document means that it is still unreadable. */
function unchanged(state: FetchState, outcome: NotModifiedOutcome, visit: PacedVisit): FetchState {
  if (state.lastOutcome !== 'unreadable') return succeeded(state, outcome, visit);
  const { etag, lastModified } = state;
  const { freshForMs } = outcome;
  const detail = state.lastDetail ?? 'unchanged';
  return unreadable(state, { kind: 'unreadable', detail, etag, lastModified, freshForMs }, visit);
}

function succeeded(
  state: FetchState,
  outcome: DocumentOutcome | NotModifiedOutcome,
  visit: PacedVisit,
): FetchState {
  const next: FetchState = {
    ...(outcome.kind === 'ok' ? read(state, outcome, visit.now) : state),
    lastCheckedAt: visit.now,
    lastSuccessAt: visit.now,
    lastOutcome: outcome.kind,
    lastDetail: null,
    failureCount: 0,
    failingSince: null,
    deadSince: null,
  };
  const known = isOutOfStep(state, outcome) ? { ...next, pushedUntil: null } : next;
  return { ...next, ...checkAfterSuccess(known, outcome.freshForMs, visit) };
}

/**
 * The hub announced a change that the server does not serve yet, or did not announce one that it serves. Then the feed is checked
 * again as soon as without a hub.
 */
function isOutOfStep(state: FetchState, outcome: DocumentOutcome | NotModifiedOutcome): boolean {
  if (outcome.kind === 'not_modified') return isAnnouncedByHub(state);
  return outcome.appeared.length > 0 && !isAnnouncedByHub(state);
}

/** Takes over what the document states and what its items show. */
function read(state: FetchState, outcome: DocumentOutcome, now: Date): FetchState {
  const { etag, lastModified, asks, appeared } = outcome;
  const rhythmMs = learnRhythm(state, outcome, now);
  const lastNewAt = appeared.length > 0 ? newestOf(appeared, state.lastNewAt, now) : state.lastNewAt;
  return { ...state, ...asks, etag, lastModified, rhythmMs, lastNewAt };
}

function unreadable(state: FetchState, outcome: Unreadable, visit: PacedVisit): FetchState {
  const { etag, lastModified, freshForMs } = outcome;
  const next = { ...failing(state, outcome, visit), etag, lastModified };
  return { ...next, ...checkAfterUnreadable(next, freshForMs, visit) };
}

/**
 * Drops the validators of an unreadable document after any other failure. Otherwise a later 304 could refer to a
 * different document.
 */
function failed(state: FetchState, outcome: Failure, visit: PacedVisit, retryAfterMs = 0): FetchState {
  const validators = state.lastOutcome === 'unreadable' ? { etag: null, lastModified: null } : {};
  const next = { ...failing(state, outcome, visit), ...validators };
  return { ...next, ...checkAfterFailure(next, retryAfterMs, visit) };
}

/** Feeds of a recording never die: their documents return at the time of the next recorded fetch. */
function failing(state: FetchState, outcome: Failure, { now, pace }: PacedVisit): FetchState {
  const next: FetchState = {
    ...state,
    lastCheckedAt: now,
    lastOutcome: outcome.kind,
    lastDetail: outcome.detail,
    failureCount: state.failureCount + 1,
    failingSince: state.failingSince ?? now,
  };
  return pace.adaptive ? { ...next, ...afterFailing(next, now) } : next;
}

function redirected(state: FetchState, to: string, now: Date): FetchState {
  const isKnown = state.redirectUrl === to;
  const redirectSightings = isKnown ? state.redirectSightings + 1 : 1;
  const redirectSince = (isKnown ? state.redirectSince : null) ?? now;
  const stands = now.getTime() - redirectSince.getTime() >= REDIRECT_STANDS_MS;
  if (stands && redirectSightings >= REDIRECT_SIGHTINGS) return { ...state, ...NO_REDIRECT, url: to };
  return { ...state, redirectUrl: to, redirectSightings, redirectSince };
}
