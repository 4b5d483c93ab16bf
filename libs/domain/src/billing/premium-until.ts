import type { SubscriptionFacts } from './subscription-facts.js';

const DAY_MS = 86_400_000;

/** How long a reader keeps Premium while the payment of a new period fails. Stripe repeats the payment meanwhile. */
export const GRACE_DAYS = 7;
/** How long Premium outlasts a paid period, so that a late message about the renewal interrupts nothing. */
const RENEWAL_DAYS = 2;

/**
 * Until when a subscription gives Premium, or null if it gives none.
 *
 * Trial and paid periods: until the period ends, and two days longer if it renews. A failed renewal: seven days from the
 * start of the unpaid period. A cancelled one: until the day for which it was cancelled. A refund in full ends it at once.
 */
export function premiumUntil(facts: SubscriptionFacts): Date | null {
  const { status, periodStart, periodEnd, cancelAt, isRefunded } = facts;
  if (isRefunded) return null;
  switch (status) {
    case 'active':
    case 'trialing':
      return earlier(cancelAt, later(periodEnd, RENEWAL_DAYS));
    case 'past_due':
      return earlier(cancelAt, later(periodStart, GRACE_DAYS));
    default:
      return null;
  }
}

const later = (start: Date, days: number) => new Date(start.getTime() + days * DAY_MS);
const earlier = (one: Date | null, other: Date) => (one !== null && one < other ? one : other);
