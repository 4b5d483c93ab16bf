import { DEAD_INTERVAL_MS } from './dead-feed.js';
import { rhythmWaits } from './feed-rhythm.js';
import { DEFAULT_INTERVAL_MS, MAX_INTERVAL_MS, type Pace } from './fetch-pace.js';
import type { FetchState } from './fetch-state.js';
import { afterSkipped } from './skip-times.js';
import { BACKOFF_SPREAD, RETRY_SPREAD_MS, SPREAD_SHARE, spreadOf } from './spread.js';

const MINUTE = 60_000;

/** Retry-After is obeyed up to this (ms): a week. */
const MAX_RETRY_AFTER_MS = 7 * MAX_INTERVAL_MS;

/**
 * The interval of a feed whose hub announces changes (ms). If the hub loses the subscription, the delay is a few
 * hours.
 */
export const PUSHED_INTERVAL_MS = 6 * 60 * MINUTE;

/** The time of a visit, and the pace of its kind of feed. */
export interface PacedVisit {
  now: Date;
  pace: Pace;
}

/** When a feed is checked again, and why then. */
export type NextCheck = Pick<FetchState, 'nextCheckAt' | 'nextCheckReason'>;

/**
 * Whether a hub announced the change that the feed is due for. A wait of hours because of a trusted hub has the same
 * reason, so the length of the wait decides.
 */
export function isAnnouncedByHub({ nextCheckAt, nextCheckReason, lastCheckedAt }: FetchState): boolean {
  if (nextCheckReason !== 'pushed') return false;
  return lastCheckedAt === null || nextCheckAt.getTime() - lastCheckedAt.getTime() < PUSHED_INTERVAL_MS;
}

interface Wait {
  ms: number;
  reason: FetchState['nextCheckReason'];
}

/**
 * The next check after a success. The interval that the server (Cache-Control, Expires) or the feed (ttl,
 * sy:updatePeriod) states is the minimum, up to a day. Above it, the feed's rhythm or its hub decides. Then the wait
 * is spread and moved out of the hours that the feed excludes.
 */
export function checkAfterSuccess(
  state: FetchState,
  freshForMs: number | null,
  visit: PacedVisit,
): NextCheck {
  const { minIntervalMs, adaptive } = visit.pace;
  if (!adaptive) return checkIn(state, visit, freshnessWait(freshForMs, minIntervalMs));
  const stated = statedWait(state, freshForMs);
  const wanted = wantedWait(state, visit.now);
  const wait = stated.ms >= wanted.ms ? stated : wanted;
  return checkIn(state, visit, { ...wait, ms: Math.max(wait.ms, minIntervalMs) }, SPREAD_SHARE);
}

/**
 * The next check after a failure: 5 min, 10 min, 20 min … a day, never sooner than Retry-After (RFC 9110, section
 * 10.2.3). A dead feed is tried once a day.
 */
export function checkAfterFailure(state: FetchState, retryAfterMs: number, visit: PacedVisit): NextCheck {
  const own = state.deadSince === null ? backoff(state, visit.pace) : deadWait(state);
  const stated = Math.min(retryAfterMs, MAX_RETRY_AFTER_MS);
  if (stated <= own.ms) return checkIn(state, visit, own);
  const spread = visit.pace.adaptive ? Math.min(SPREAD_SHARE, RETRY_SPREAD_MS / stated) : 0;
  return checkIn(state, visit, { ms: stated, reason: 'retry_after' }, spread);
}

/** The next check after an unreadable document: the longer of its freshness and the backoff. */
export function checkAfterUnreadable(
  state: FetchState,
  freshForMs: number | null,
  visit: PacedVisit,
): NextCheck {
  if (!visit.pace.adaptive && freshForMs !== null)
    return checkIn(state, visit, freshnessWait(freshForMs, visit.pace.minIntervalMs));
  const own = state.deadSince === null ? backoff(state, visit.pace) : deadWait(state);
  const stated = statedWait(state, freshForMs);
  return stated.ms > own.ms ? checkIn(state, visit, stated, SPREAD_SHARE) : checkIn(state, visit, own);
}

function freshnessWait(freshForMs: number | null, minIntervalMs: number): Wait {
  if (freshForMs === null) return { ms: DEFAULT_INTERVAL_MS, reason: 'default' };
  return { ms: Math.min(Math.max(freshForMs, minIntervalMs), MAX_INTERVAL_MS), reason: 'freshness' };
}

function statedWait(state: FetchState, freshForMs: number | null): Wait {
  const ms = Math.min(Math.max(freshForMs ?? 0, state.statedIntervalMs ?? 0), MAX_INTERVAL_MS);
  return { ms, reason: 'freshness' };
}

/** The wait by our own judgement, short enough that wait and spread stay below a day. */
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

/** `spread`: the largest share by which the wait may grow. The sum exceeds a day only if the wait itself does. */
function checkIn(state: FetchState, visit: PacedVisit, wait: Wait, spread = 0): NextCheck {
  const share = spreadOf(state.feedId, 0);
  const ms = Math.min(Math.round(wait.ms * (1 + spread * share)), Math.max(wait.ms, MAX_INTERVAL_MS));
  const at = new Date(visit.now.getTime() + ms);
  if (!visit.pace.adaptive) return { nextCheckAt: at, nextCheckReason: wait.reason };
  const allowed = afterSkipped(at, state, share);
  return { nextCheckAt: allowed, nextCheckReason: allowed > at ? 'skipped' : wait.reason };
}
