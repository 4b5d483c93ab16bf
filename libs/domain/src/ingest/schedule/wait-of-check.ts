import { MAX_INTERVAL_MS, type Pace } from './fetch-pace.js';
import type { FetchState } from './fetch-state.js';
import { isAnnouncedByHub } from './next-check.js';
import { BACKOFF_SPREAD, RETRY_SPREAD_MS, SPREAD_SHARE, spreadOf } from './spread.js';

/** The wait that the last visit set, and how much of it only spreads the load (ms). */
export interface Wait {
  ms: number;
  spreadMs: number;
}

/** Reads the wait that the last visit set from the feed's state. */
export function waitOf(state: FetchState, pace: Pace): Wait {
  const { nextCheckAt, lastCheckedAt } = state;
  if (lastCheckedAt === null) return { ms: 0, spreadMs: 0 };
  const ms = Math.max(0, nextCheckAt.getTime() - lastCheckedAt.getTime());
  return { ms, spreadMs: spreadMs(state, ms, pace) };
}

/** The spread that `next-check` added to a wait. It depends only on the feed and its failures. */
function spreadMs(state: FetchState, ms: number, pace: Pace): number {
  const added = (share: number) => Math.round(ms - ms / (1 + share));
  const own = spreadOf(state.feedId, 0);
  if (state.nextCheckReason === 'backoff')
    return added(BACKOFF_SPREAD * spreadOf(state.feedId, state.failureCount));
  if (!pace.adaptive || ms === MAX_INTERVAL_MS) return 0;
  switch (state.nextCheckReason) {
    case 'retry_after':
      return Math.min(added(SPREAD_SHARE * own), Math.round(RETRY_SPREAD_MS * own));
    case 'pushed':
      return isAnnouncedByHub(state) ? 0 : added(SPREAD_SHARE * own);
    case 'default':
    case 'freshness':
    case 'rhythm':
      return added(SPREAD_SHARE * own);
    default:
      return 0;
  }
}
