import { premiumUntil } from './premium-until.js';
import { isManaged, isOpen, type SubscriptionFacts } from './subscription-facts.js';

/** What all subscriptions of one customer amount to. */
export interface BillingState {
  /** The one that counts: the one that gives Premium longest, otherwise an unfinished one, otherwise the newest. */
  subscription: SubscriptionFacts | null;
  premiumUntil: Date | null;
  /** Subscriptions that would go on charging for what was refunded. */
  toCancel: readonly string[];
  /** More than one subscription charges the customer. Only an operator can say which payment to return. */
  hasDouble: boolean;
}

/**
 * Decides from the provider's present answer alone. So neither the order of its messages nor their repetition matters.
 */
export function billingState(subscriptions: readonly SubscriptionFacts[]): BillingState {
  const [subscription = null] = subscriptions.toSorted(byWeight);
  const charging = subscriptions.filter((one) => isManaged(one) && !one.isRefunded);
  return {
    subscription,
    premiumUntil: subscription && premiumUntil(subscription),
    toCancel: subscriptions.filter((one) => one.isRefunded && isOpen(one)).map(({ id }) => id),
    hasDouble: charging.length > 1,
  };
}

function byWeight(a: SubscriptionFacts, b: SubscriptionFacts): number {
  const until = (one: SubscriptionFacts) => premiumUntil(one)?.getTime() ?? 0;
  const open = (one: SubscriptionFacts) => Number(isManaged(one));
  return (
    until(b) - until(a) ||
    open(b) - open(a) ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (a.id < b.id ? -1 : 1)
  );
}
