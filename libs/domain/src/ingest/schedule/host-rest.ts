import type { Pace } from './fetch-pace.js';
import type { FetchOutcome } from './fetch-state.js';

/** The longest pause of a whole host because of one feed (ms). The feed itself may wait longer. */
export const MAX_HOST_REST_MS = 3_600_000;

/**
 * How long the host must not be contacted (ms) after this response. Retry-After applies to the server, not to one URL
 * (RFC 9110, section 10.2.3). 0 if the response sets no pause, and for recordings, whose server is our own.
 */
export function hostRestMs(outcome: FetchOutcome, pace: Pace): number {
  const isAsked = outcome.kind === 'throttled' || outcome.kind === 'server_error';
  if (!isAsked || !pace.adaptive) return 0;
  return Math.min(outcome.retryAfterMs ?? 0, MAX_HOST_REST_MS);
}
