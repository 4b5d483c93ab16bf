const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Shorter promises are taken as this long, so that renewing never becomes polling the hub (ms). */
const SHORTEST_LEASE_MS = HOUR;
/** Longer ones too: a hub that vanished must not be waited for (ms). */
const LONGEST_LEASE_MS = 30 * 24 * HOUR;
/** Of a hub that names no time, against the specification. */
const LEASE_UNNAMED_MS = 24 * HOUR;

const MAX_CHALLENGE = 1000;
const MAX_REASON = 200;

/** What a hub asks at a callback (WebSub, sections 5.2 and 5.3). Fields as sent. */
export interface HubQuestion {
  mode: string;
  topic: string;
  challenge: string;
  leaseSeconds: string;
  reason: string;
}

export type HubVerdict =
  /** The challenge is to be sent back. */
  | { kind: 'confirmed'; challenge: string; leaseUntil: Date }
  | { kind: 'denied'; detail: string }
  /** Not asked for by us. */
  | { kind: 'refused' };

/**
 * What to answer to a hub that verifies an intent. Only what was asked for is confirmed: a subscription to the very
 * topic. An unsubscription never was: subscriptions that are no longer wanted run out.
 * @param topicUrl the topic that was asked for at this callback
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
  if (!/^\d{1,10}$/.test(leaseSeconds)) return LEASE_UNNAMED_MS;
  return Math.min(Math.max(Number(leaseSeconds) * SECOND, SHORTEST_LEASE_MS), LONGEST_LEASE_MS);
}
