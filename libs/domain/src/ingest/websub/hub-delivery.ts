/** How a call to a subscriber of our hub ended. */
export type HubAnswer =
  | { kind: 'answered'; status: number }
  /** Not reached: no name, no connection, no response in time, an address that is not public. */
  | { kind: 'unreachable' };

/** What follows a delivery: the next check, another attempt, or the end of the subscription. */
export type AfterDelivery = { kind: 'delivered' } | { kind: 'retry'; afterMs: number } | { kind: 'ended' };

const MINUTE_MS = 60_000;
/** Twelve attempts reach over twenty hours: 1, 2, 4 … minutes, at most six hours apart. */
const MOST_ATTEMPTS = 12;
const LONGEST_WAIT_MS = 360 * MINUTE_MS;

/** How often a subscriber's feed is compared with what was delivered last (ms). */
export const HUB_CHECK_MS = MINUTE_MS;

/**
 * WebSub, section 7: a 2xx status acknowledges a delivery, and 410 ends the subscription. Other failures are retried.
 *
 * @param failures how many attempts failed before this one
 */
export function afterHubDelivery(answer: HubAnswer, failures: number): AfterDelivery {
  if (answer.kind === 'answered' && answer.status >= 200 && answer.status < 300) return { kind: 'delivered' };
  if (answer.kind === 'answered' && answer.status === 410) return { kind: 'ended' };
  if (failures + 1 >= MOST_ATTEMPTS) return { kind: 'ended' };
  return { kind: 'retry', afterMs: Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** failures) };
}

/** What follows a verification of intent (WebSub, section 5.3). */
export type AfterVerification = 'confirmed' | 'refused' | 'retry';

const MOST_VERIFICATIONS = 3;

/**
 * The subscriber confirms by the challenge, and nothing else. One that cannot be reached is asked again, twice.
 *
 * @param echoed the body of a 2xx answer, otherwise null
 */
export function afterVerification(
  answer: HubAnswer & { echoed: string | null },
  challenge: string,
  failures: number,
): AfterVerification {
  if (answer.echoed === challenge) return 'confirmed';
  const isPassing = answer.kind === 'unreachable' || answer.status >= 500 || answer.status === 429;
  return isPassing && failures + 1 < MOST_VERIFICATIONS ? 'retry' : 'refused';
}

const DAY_S = 86_400;

/** Between an hour and thirty days (seconds). Ten days if the subscriber names none. */
export function hubLease(asked: string | undefined): number {
  const seconds = Number(asked);
  if (asked === undefined || !Number.isFinite(seconds) || seconds <= 0) return 10 * DAY_S;
  return Math.round(Math.min(30 * DAY_S, Math.max(3600, seconds)));
}
