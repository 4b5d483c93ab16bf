import type { TargetKind, TargetStop } from '#vocabulary';
import { heededRetryAfter, type PushAnswer, type PushFailures } from '../push/after-push.js';

/** What follows from an attempt to deliver to a target. */
export type AfterTargetDelivery =
  | { kind: 'sent' }
  /** This message alone was refused, and would be again. */
  | { kind: 'refused' }
  | { kind: 'stopped'; reason: TargetStop }
  /**
   * `at`: when the target is tried again. `againAt`: when this delivery is, at that time or later; null if it is given up. `counts`:
   * whether the attempt counts for the delivery.
   */
  | { kind: 'later'; at: Date; againAt: Date | null; counts: boolean; failures: PushFailures };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Waits after the first, second … failure in a row (minutes): eight attempts in 27.6 hours. The last one repeats. */
const WAITS = [1, 5, 30, 120, 300, 600] as const;
const LAST_WAIT = 600;

/** A delivery that failed so often is given up, until its reader sends it again. */
const MOST_ATTEMPTS = 8;
/** What waits for this installation itself, such as for its key, is looked at again after this (ms). */
export const TARGET_OWN_WAIT_MS = 10 * MINUTE_MS;

/** A target that failed for so long gets nothing more (ms). */
const STOP_MS = 5 * DAY_MS;

/** Chats whose address is a secret of its own: if it does not exist, its owner deleted it. */
const DELETED_IF_UNKNOWN: ReadonlySet<TargetKind> = new Set<TargetKind>(['discord', 'slack']);

/** Statuses that speak of the message: malformed, too large, or not understood. 550 is a mail server's refusal. */
const REFUSED = new Set([400, 413, 415, 422, 550]);

/**
 * What follows from an attempt. 2xx accepts; 410 ends the target, as Standard Webhooks asks; an address that is not public, too. A
 * message that is refused is given up at once. Everything else, redirects among it, is tried again, never before Retry-After; after five
 * days of failures the target stops. A delivery that fails although others arrive waits as its own attempts say. Being throttled (429)
 * says nothing about the delivery, so it counts for the target alone. System time.
 * @param target.attempts earlier attempts of this delivery
 */
export function afterTargetDelivery(
  answer: PushAnswer,
  target: { kind: TargetKind; failures: PushFailures; attempts: number },
  now: Date,
): AfterTargetDelivery {
  if (answer.kind === 'forbidden') return { kind: 'stopped', reason: 'not_public' };
  const status = answer.kind === 'answered' ? answer.status : 0;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 410 || (status === 404 && DELETED_IF_UNKNOWN.has(target.kind)))
    return { kind: 'stopped', reason: 'gone' };
  if (REFUSED.has(status)) return { kind: 'refused' };
  const { count } = target.failures;
  const since = target.failures.since ?? now;
  if (now.getTime() - since.getTime() > STOP_MS) return { kind: 'stopped', reason: 'failing' };
  const counts = status !== 429;
  const least = heededRetryAfter(answer);
  return {
    kind: 'later',
    at: afterFailures(count, least, now),
    againAt: isGivenUp(target.attempts, counts)
      ? null
      : afterFailures(Math.max(count, counts ? target.attempts : 0), least, now),
    counts,
    failures: { count: count + 1, since },
  };
}

const isGivenUp = (earlier: number, counts: boolean) => counts && earlier + 1 >= MOST_ATTEMPTS;

function afterFailures(earlier: number, leastMs: number, now: Date): Date {
  return new Date(now.getTime() + Math.max((WAITS[earlier] ?? LAST_WAIT) * MINUTE_MS, leastMs));
}

/** A short code of what an attempt failed with, for its reader. @param reason of an answer that did not come */
export function targetFault(answer: PushAnswer, reason: string): string {
  return answer.kind === 'answered' ? `http_${answer.status}` : reason;
}
