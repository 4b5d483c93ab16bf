/** Stripe's words for the state of a subscription. `unknown`: one that Stripe added later. It gives nothing. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'unknown',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
