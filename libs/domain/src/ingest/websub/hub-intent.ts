const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** The shortest lease (ms). Shorter ones would make renewal as frequent as polling. */
const SHORTEST_LEASE_MS = HOUR;
/** The longest lease (ms). It limits how long a hub that no longer exists is trusted. */
const LONGEST_LEASE_MS = 30 * 24 * HOUR;
/** The lease of a hub that states none, against WebSub (ms). */
const DEFAULT_LEASE_MS = 24 * HOUR;

const MAX_CHALLENGE = 1000;
const MAX_REASON = 200;

/** A request of a hub to a callback (WebSub, sections 5.2 and 5.3). Fields as sent. */
export interface HubQuestion {
  mode: string;
  topic: string;
  challenge: string;
  leaseSeconds: string;
  reason: string;
}

export type HubVerdict =
  /** Send the challenge back. */
  | { kind: 'confirmed'; challenge: string; leaseUntil: Date }
  | { kind: 'denied'; detail: string }
  /** We did not request this. */
  | { kind: 'refused' };

/**
 * Decides how to respond to a hub that verifies an intent. Only a subscription to the exact topic that was requested
 * is confirmed. Unsubscriptions are never requested: unwanted subscriptions expire.
 * @param topicUrl the topic that was requested with this callback
 */
export function judgeIntent(topicUrl: string, question: HubQuestion, now: Date): HubVerdict {
  const { mode, topic, challenge } = question;
  if (topic !== topicUrl) return { kind: 'refused' };
  if (mode === 'denied')
    return { kind: 'denied', detail: question.reason.slice(0, MAX_REASON) || 'no reason' };
  if (mode !== 'subscribe' || challenge === '' || challenge.length > MAX_CHALLENGE)
    return { kind: 'refused' };
  return {
    kind: 'confirmed',
    challenge,
    leaseUntil: new Date(now.getTime() + leaseMs(question.leaseSeconds)),
  };
}

function leaseMs(leaseSeconds: string): number {
  if (!/^\d{1,10}$/.test(leaseSeconds)) return DEFAULT_LEASE_MS;
  return Math.min(Math.max(Number(leaseSeconds) * SECOND, SHORTEST_LEASE_MS), LONGEST_LEASE_MS);
}
