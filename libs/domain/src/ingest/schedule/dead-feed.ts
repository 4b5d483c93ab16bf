import type { FetchState } from './fetch-state.js';

const DAY = 86_400_000;

/** A feed that fails for so long is given up (ms): a week … */
export const DEAD_AFTER_MS = 7 * DAY;
/** … with at least so many failures: a clock that jumped, or a worker that stood still, kills no feed. */
const DEAD_AFTER_FAILURES = 8;

/** A dead feed is tried so often (ms) … */
export const DEAD_INTERVAL_MS = DAY;
/** … and for so long (ms), at least so many times since it began to fail. */
export const ABANDONED_AFTER_MS = 30 * DAY;
const ABANDONED_AFTER_FAILURES = 20;

/** What a failure makes of a feed that has failed before: dead after a week, abandoned a month after that. */
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
