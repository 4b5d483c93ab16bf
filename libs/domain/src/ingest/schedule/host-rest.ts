import type { Pace } from './fetch-pace.js';
import type { FetchOutcome } from './fetch-state.js';

/** One feed's server keeps its whole host from being asked for no longer than this, however long the feed itself waits (ms). */
export const MAX_HOST_REST_MS = 3_600_000;

/**
 * For how long (ms) nobody is to ask the host again, as one of its answers says: Retry-After speaks of the server, not
 * of one address (RFC 9110, section 10.2.3). 0 where it says nothing, and in recordings, whose server is our own.
 */
export function hostRestMs(outcome: FetchOutcome, pace: Pace): number {
  const isAsked = outcome.kind === 'throttled' || outcome.kind === 'server_error';
  if (!isAsked || !pace.adaptive) return 0;
  return Math.min(outcome.retryAfterMs ?? 0, MAX_HOST_REST_MS);
}
