/** What a push service answered. `retryAfterMs` is its Retry-After. */
export type PushAnswer =
  | { kind: 'answered'; status: number; retryAfterMs: number | null }
  /** Nothing came back, or not in time. */
  | { kind: 'unreachable' }
  /** Its address is not on the public internet. */
  | { kind: 'forbidden' };

/** A device's earlier failures, without a success in between. */
export interface PushFailures {
  count: number;
  /** System time. */
  since: Date | null;
}

export type AfterPush =
  | { kind: 'sent' }
  /** The message itself cannot be sent. */
  | { kind: 'dropped' }
  /** The subscription has ended and is deleted. */
  | { kind: 'gone' }
  | { kind: 'later'; at: Date; failures: PushFailures };

const MINUTE_MS = 60_000;
/** The longest wait after failures. */
const MOST_BACKOFF_MS = 60 * MINUTE_MS;
/** A longer Retry-After counts as this. */
const MOST_RETRY_AFTER_MS = 6 * 60 * MINUTE_MS;
/** A device that was not reached for so long has no subscription any more. */
const GIVE_UP_MS = 30 * 86_400_000;

/**
 * What follows from an attempt (RFC 8030, sections 5 and 8.4): a subscription that the service does not know (404, 410) or whose
 * address is forbidden ends; a message that is too large (413) is dropped; everything else is tried again after 1, 2, 4 … 60
 * minutes, never before Retry-After, for 30 days. System time.
 * @param spreadMs added to the wait, different for each device, so that not all call at once
 */
export function afterPush(answer: PushAnswer, failures: PushFailures, now: Date, spreadMs = 0): AfterPush {
  if (answer.kind === 'forbidden') return { kind: 'gone' };
  const status = answer.kind === 'answered' ? answer.status : 0;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 413) return { kind: 'dropped' };
  const since = failures.since ?? now;
  if (now.getTime() - since.getTime() > GIVE_UP_MS) return { kind: 'gone' };
  const backoff = Math.min(MINUTE_MS * 2 ** Math.min(failures.count, 10), MOST_BACKOFF_MS);
  const wait = Math.max(backoff, heededRetryAfter(answer)) + spreadMs;
  return {
    kind: 'later',
    at: new Date(now.getTime() + wait),
    failures: { count: failures.count + 1, since },
  };
}

/** For how long Retry-After asks to wait, as far as it is heeded (ms). */
export function heededRetryAfter(answer: PushAnswer): number {
  const asked = answer.kind === 'answered' ? (answer.retryAfterMs ?? 0) : 0;
  return Math.min(asked, MOST_RETRY_AFTER_MS);
}
