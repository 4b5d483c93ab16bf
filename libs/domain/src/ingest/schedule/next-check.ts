import { DEAD_INTERVAL_MS } from './dead-feed.js';
import { rhythmWaits } from './feed-rhythm.js';
import { DEFAULT_INTERVAL_MS, MAX_INTERVAL_MS, type Pace } from './fetch-pace.js';
import type { FetchState } from './fetch-state.js';
import { afterSkipped } from './skip-times.js';
import { BACKOFF_SPREAD, RETRY_SPREAD_MS, SPREAD_SHARE, spreadOf } from './spread.js';

const MINUTE = 60_000;

/** A server's Retry-After is obeyed up to this (ms): a week. */
const MAX_RETRY_AFTER_MS = 7 * MAX_INTERVAL_MS;

/** While a hub tells of changes, a feed is still asked, so that a hub which forgets us costs hours and no more (ms). */
export const PUSHED_INTERVAL_MS = 6 * 60 * MINUTE;

/** The moment of a visit, and how its kind of feed is paced. */
export interface PacedVisit {
  now: Date;
  pace: Pace;
}

/** When a feed is asked again, and why then. */
export type NextCheck = Pick<FetchState, 'nextCheckAt' | 'nextCheckReason'>;

/**
 * Whether a hub told of the change that the feed is due for. Where hubs are trusted, the same reason stands for a wait
 * of hours.
 */
export function isToldByHub({ nextCheckAt, nextCheckReason, lastCheckedAt }: FetchState): boolean {
  if (nextCheckReason !== 'pushed') return false;
  return lastCheckedAt === null || nextCheckAt.getTime() - lastCheckedAt.getTime() < PUSHED_INTERVAL_MS;
}

interface Wait {
  ms: number;
  reason: FetchState['nextCheckReason'];
}

/**
 * After a success. What the server (Cache-Control, Expires) and the feed (ttl, sy:updatePeriod) ask for is a lower
 * bound, up to a day; above it the feed's own rhythm decides, or its hub. Then the wait is spread, and moved out of
 * the hours that the feed asks to be left alone.
 */
export function checkAfterSuccess(
  state: FetchState,
  freshForMs: number | null,
  visit: PacedVisit,
): NextCheck {
  const { minIntervalMs, adaptive } = visit.pace;
  if (!adaptive) return checkIn(state, visit, asTold(freshForMs, minIntervalMs));
  const told = toldWait(state, freshForMs);
  const wanted = wantedWait(state, visit.now);
  const wait = told.ms >= wanted.ms ? told : wanted;
  return checkIn(state, visit, { ...wait, ms: Math.max(wait.ms, minIntervalMs) }, SPREAD_SHARE);
}

/**
 * After a failure: 5 min, 10 min, 20 min … a day, never sooner than Retry-After (RFC 9110, section 10.2.3); a dead
 * feed once a day.
 */
export function checkAfterFailure(state: FetchState, retryAfterMs: number, visit: PacedVisit): NextCheck {
  const own = state.deadSince === null ? backoff(state, visit.pace) : deadWait(state);
  const told = Math.min(retryAfterMs, MAX_RETRY_AFTER_MS);
  if (told <= own.ms) return checkIn(state, visit, own);
  const spread = visit.pace.adaptive ? Math.min(SPREAD_SHARE, RETRY_SPREAD_MS / told) : 0;
  return checkIn(state, visit, { ms: told, reason: 'retry_after' }, spread);
}

/** The server answered, the feed did not: its freshness counts where it is longer than the backoff. */
export function checkAfterUnreadable(
  state: FetchState,
  freshForMs: number | null,
  visit: PacedVisit,
): NextCheck {
  if (!visit.pace.adaptive && freshForMs !== null)
    return checkIn(state, visit, asTold(freshForMs, visit.pace.minIntervalMs));
  const own = state.deadSince === null ? backoff(state, visit.pace) : deadWait(state);
  const told = toldWait(state, freshForMs);
  return told.ms > own.ms ? checkIn(state, visit, told, SPREAD_SHARE) : checkIn(state, visit, own);
}

function asTold(freshForMs: number | null, minIntervalMs: number): Wait {
  if (freshForMs === null) return { ms: DEFAULT_INTERVAL_MS, reason: 'default' };
  return { ms: Math.min(Math.max(freshForMs, minIntervalMs), MAX_INTERVAL_MS), reason: 'freshness' };
}

function toldWait(state: FetchState, freshForMs: number | null): Wait {
  const ms = Math.min(Math.max(freshForMs ?? 0, state.statedIntervalMs ?? 0), MAX_INTERVAL_MS);
  return { ms, reason: 'freshness' };
}

/** What we would choose: bounded so that the spread still fits below a day. */
function wantedWait(state: FetchState, now: Date): Wait {
  const longest = MAX_INTERVAL_MS / (1 + SPREAD_SHARE);
  const { byRhythm, bySilence } = rhythmWaits(state.rhythmMs, state.lastNewAt, now);
  const unknown = state.rhythmMs === null && bySilence <= DEFAULT_INTERVAL_MS;
  const ms = unknown ? DEFAULT_INTERVAL_MS : Math.min(Math.max(byRhythm, bySilence), longest);
  const pushed = state.pushedUntil !== null && state.pushedUntil > now && ms < PUSHED_INTERVAL_MS;
  if (pushed) return { ms: PUSHED_INTERVAL_MS, reason: 'pushed' };
  return { ms, reason: unknown ? 'default' : 'rhythm' };
}

function backoff(state: FetchState, pace: Pace): Wait {
  const doublings = Math.min(state.failureCount - 1, 20);
  const step = Math.min(pace.minIntervalMs * 2 ** doublings, MAX_INTERVAL_MS / (1 + BACKOFF_SPREAD));
  const spread = spreadOf(state.feedId, state.failureCount) * BACKOFF_SPREAD;
  return { ms: Math.round(step * (1 + spread)), reason: 'backoff' };
}

function deadWait(state: FetchState): Wait {
  const spread = spreadOf(state.feedId, state.failureCount) * SPREAD_SHARE;
  return { ms: Math.round(DEAD_INTERVAL_MS * (1 - spread)), reason: 'dead' };
}

/** `spread`: up to which share the wait may grow; the whole never passes a day where the wait itself did not. */
function checkIn(state: FetchState, visit: PacedVisit, wait: Wait, spread = 0): NextCheck {
  const share = spreadOf(state.feedId, 0);
  const ms = Math.min(Math.round(wait.ms * (1 + spread * share)), Math.max(wait.ms, MAX_INTERVAL_MS));
  const at = new Date(visit.now.getTime() + ms);
  if (!visit.pace.adaptive) return { nextCheckAt: at, nextCheckReason: wait.reason };
  const allowed = afterSkipped(at, state, share);
  return { nextCheckAt: allowed, nextCheckReason: allowed > at ? 'skipped' : wait.reason };
}
