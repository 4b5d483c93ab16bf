import { MAX_INTERVAL_MS, type Pace } from './fetch-pace.js';
import type { FetchState } from './fetch-state.js';
import { isToldByHub } from './next-check.js';
import { BACKOFF_SPREAD, RETRY_SPREAD_MS, SPREAD_SHARE, spreadOf } from './spread.js';

/** What the last visit set: how long to wait, and how much of that only spreads visits (ms). */
export interface Wait {
  ms: number;
  spreadMs: number;
}

/** How long the last visit made the feed wait, read back from its state. */
export function waitOf(state: FetchState, pace: Pace): Wait {
  const { nextCheckAt, lastCheckedAt } = state;
  if (lastCheckedAt === null) return { ms: 0, spreadMs: 0 };
  const ms = Math.max(0, nextCheckAt.getTime() - lastCheckedAt.getTime());
  return { ms, spreadMs: spreadMs(state, ms, pace) };
}

/** What `next-check` added to a wait: the same share again, as it depends on feed and failures alone. */
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
      return isToldByHub(state) ? 0 : added(SPREAD_SHARE * own);
    case 'default':
    case 'freshness':
    case 'rhythm':
      return added(SPREAD_SHARE * own);
    default:
      return 0;
  }
}
