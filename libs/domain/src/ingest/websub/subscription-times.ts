const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The requested lease (seconds): ten days, as public hubs grant. */
export const LEASE_SECONDS = 864_000;

/** Cut-off times (system time) that decide which subscriptions to request. */
export interface SubscriptionTimes {
  now: Date;
  /** Refused and failed subscriptions requested before this are requested again. */
  retryBefore: Date;
  /** Renewals requested before this without success are requested again. */
  renewalBefore: Date;
  /** Subscriptions requested before this and not verified by the hub count as failed. */
  unansweredBefore: Date;
}

/** Retries a refusal after a day and a renewal after an hour. A hub has an hour to verify. */
export function subscriptionTimes(now: Date): SubscriptionTimes {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    now,
    retryBefore: before(24 * HOUR),
    renewalBefore: before(HOUR),
    unansweredBefore: before(HOUR),
  };
}

/**
 * The callback URL for hubs. Null if hubs cannot reach it: PUBLIC_URL is not set or names localhost.
 * @param token the last part of the URL, known only to the hub
 */
export function callbackUrl(publicUrl: string | undefined, token: string): string | null {
  const base = publicUrl === undefined ? null : URL.parse(publicUrl);
  if (base === null || /^(.+\.)?localhost$/.test(base.hostname)) return null;
  return new URL(`websub/${token}`, base.href.endsWith('/') ? base.href : `${base.href}/`).href;
}
