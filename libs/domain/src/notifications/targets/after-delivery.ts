import type { TargetKind, TargetStop } from '#vocabulary';
import { heededRetryAfter, type PushAnswer, type PushFailures } from '../push/after-push.js';

/** What follows from an attempt to deliver to a target. */
export type AfterTargetDelivery =
  | { kind: 'sent' }
  /** This message alone was refused, and would be again. */
  | { kind: 'refused' }
  | { kind: 'stopped'; reason: TargetStop }
  | { kind: 'later'; at: Date; failures: PushFailures };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Waits after the first, second … failure in a row (minutes): eight attempts in 27.6 hours. The last one repeats. */
const WAITS = [1, 5, 30, 120, 300, 600] as const;
const LAST_WAIT = 600;

/** A delivery that failed so often is given up, until its reader sends it again. */
export const TARGET_ATTEMPTS = 8;

/** A target that failed for so long gets nothing more (ms). */
const STOP_MS = 5 * DAY_MS;

/** Chats whose address is a secret of its own: if it does not exist, its owner deleted it. */
const DELETED_IF_UNKNOWN: ReadonlySet<TargetKind> = new Set<TargetKind>(['discord', 'slack']);

/** Statuses that speak of the message: malformed, too large, or not understood. 550 is a mail server's refusal. */
const REFUSED = new Set([400, 413, 415, 422, 550]);

/**
 * What follows from an attempt. 2xx accepts; 410 ends the target, as Standard Webhooks asks; an address that is not public, too. A
 * message that is refused is given up at once. Everything else, redirects among it, is tried again, never before Retry-After; after five
 * days of failures the target stops. System time.
 */
export function afterTargetDelivery(
  answer: PushAnswer,
  target: { kind: TargetKind; failures: PushFailures },
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
  const wait = Math.max((WAITS[count] ?? LAST_WAIT) * MINUTE_MS, heededRetryAfter(answer));
  return { kind: 'later', at: new Date(now.getTime() + wait), failures: { count: count + 1, since } };
}

/** A short code of what an attempt failed with, for its reader. @param reason of an answer that did not come */
export function targetFault(answer: PushAnswer, reason: string): string {
  return answer.kind === 'answered' ? `http_${answer.status}` : reason;
}
