const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a hub is asked for (seconds): ten days, as public hubs grant. */
export const LEASE_SECONDS = 864_000;

/** Moments (system time) that decide which feeds a hub is asked for. */
export interface SubscriptionTimes {
  now: Date;
  /** What was refused or failed is asked for again when the asking lies before this. */
  retryBefore: Date;
  /** A renewal that brought nothing is repeated when it lies before this. */
  renewalBefore: Date;
  /** A hub that has not asked back by now counts as failed when the asking lies before this. */
  unansweredBefore: Date;
}

/** A day after a refusal, an hour after a renewal without effect; a hub has an hour to ask back. */
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
 * Where a hub finds us, or null where no hub could: PUBLIC_URL is not set, or leads nowhere but to this machine.
 * @param token the last part of the address, which nobody but the hub learns
 */
export function callbackUrl(publicUrl: string | undefined, token: string): string | null {
  const base = publicUrl === undefined ? null : URL.parse(publicUrl);
  if (base === null || /^(.+\.)?localhost$/.test(base.hostname)) return null;
  return new URL(`websub/${token}`, base.href.endsWith('/') ? base.href : `${base.href}/`).href;
}
