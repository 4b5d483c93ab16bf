import type { SubscriptionView } from '#contract/billing';
import { isManaged } from '#domain/billing';
import type { BillingAccountRow } from '#persistence/billing';

interface Premium {
  premium_until: Date | null;
  premium_granted: boolean;
}

const NOTHING = {
  isSubscribed: false,
  isGranted: false,
  status: null,
  isManaged: false,
  nextBillingAt: null,
  endsAt: null,
  graceUntil: null,
} as const;

/** What a visitor sees. */
export function presentPlan(priceId: string | null): SubscriptionView {
  return { isConfigured: priceId !== null, priceId, ...NOTHING };
}

/** What a reader sees, by system time. */
export function presentSubscription(
  priceId: string | null,
  { premium_until: until, premium_granted: isGranted }: Premium,
  account: BillingAccountRow | null,
  now: Date,
): SubscriptionView {
  const isPaid = until !== null && until > now;
  const plan = { ...presentPlan(priceId), isGranted, isSubscribed: isGranted || isPaid };
  const status = account?.status ?? null;
  if (account === null || status === null) return plan;
  const renews = (status === 'active' || status === 'trialing') && account.cancel_at === null;
  return {
    ...plan,
    status,
    isManaged: isManaged({ status }),
    nextBillingAt: renews ? isoOf(account.period_end) : null,
    endsAt: isManaged({ status }) ? isoOf(account.cancel_at) : null,
    graceUntil: status === 'past_due' && isPaid ? until.toISOString() : null,
  };
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null;
