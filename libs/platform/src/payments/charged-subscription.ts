import type Stripe from 'stripe';

const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
type Status = (typeof STATUSES)[number] | 'unknown';

/** A subscription with what is known of its newest payment. */
export interface ChargedSubscription {
  id: string;
  status: Status;
  priceId: string | null;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAt: Date | null;
  isRefunded: boolean;
}

/** States in which a refund still changes something. */
const CHARGING: ReadonlySet<Status> = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused']);

/** Reads a subscription whose `latest_invoice.payments` is expanded. Asks for the payment's charges only if it may matter. */
export async function presentSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<ChargedSubscription> {
  const [item] = subscription.items.data;
  const status = STATUSES.find((known) => known === subscription.status) ?? 'unknown';
  const periodEnd = dateOf(item?.current_period_end ?? subscription.created);
  const { cancel_at: cancelAt, cancel_at_period_end: endsWithPeriod } = subscription;
  return {
    id: subscription.id,
    status,
    priceId: item?.price.id ?? null,
    createdAt: dateOf(subscription.created),
    periodStart: dateOf(item?.current_period_start ?? subscription.created),
    periodEnd,
    cancelAt: cancelAt !== null ? dateOf(cancelAt) : endsWithPeriod ? periodEnd : null,
    isRefunded: CHARGING.has(status) && (await isRefunded(stripe, subscription.latest_invoice)),
  };
}

async function isRefunded(stripe: Stripe, invoice: Stripe.Subscription['latest_invoice']): Promise<boolean> {
  if (invoice === null || typeof invoice === 'string') return false;
  for (const { status, payment } of invoice.payments?.data ?? []) {
    const intent = idOf(payment.payment_intent);
    if (status !== 'paid' || intent === null) continue;
    const { data: charges } = await stripe.charges.list({ payment_intent: intent, limit: 10 });
    if (charges.some(({ refunded }) => refunded)) return true;
  }
  return false;
}

const idOf = (given: string | { id: string } | undefined): string | null =>
  typeof given === 'object' ? given.id : (given ?? null);

const dateOf = (seconds: number) => new Date(seconds * 1000);
