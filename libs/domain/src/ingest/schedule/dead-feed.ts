import type { FetchState } from './fetch-state.js';

const DAY = 86_400_000;

/** A feed is dead after failing for this long (ms): a week … */
export const DEAD_AFTER_MS = 7 * DAY;
/** … with at least this many failures. A clock that jumped or a worker that stood still kills no feed. */
const DEAD_AFTER_FAILURES = 8;

/** A dead feed is tried at this interval (ms) … */
export const DEAD_INTERVAL_MS = DAY;
/** … for this long (ms), and at least this many failures in all. */
export const ABANDONED_AFTER_MS = 30 * DAY;
const ABANDONED_AFTER_FAILURES = 20;

/** The effect of repeated failures: dead after a week, abandoned a month later. */
export function afterFailing(state: FetchState, now: Date): Pick<FetchState, 'deadSince' | 'disabledReason'> {
  const { failureCount, failingSince, deadSince, disabledReason } = state;
  if (deadSince !== null) {
    const abandoned =
      now.getTime() - deadSince.getTime() >= ABANDONED_AFTER_MS && failureCount >= ABANDONED_AFTER_FAILURES;
    return { deadSince, disabledReason: abandoned ? 'dead' : disabledReason };
  }
  const failingMs = failingSince === null ? 0 : now.getTime() - failingSince.getTime();
  const dies = failingMs >= DEAD_AFTER_MS && failureCount >= DEAD_AFTER_FAILURES;
  return { deadSince: dies ? now : null, disabledReason };
}
