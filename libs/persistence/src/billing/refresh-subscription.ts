import { type BillingState, billingState, type SubscriptionFacts } from '#domain/billing';
import type { Database } from '../database/database.js';
import { numberRequest, storeBillingState } from './billing-accounts.queries.js';
import { finishEvents, waitingEvents } from './payment-events.queries.js';

/** What is asked of the payment provider. */
export interface SubscriptionSource {
  subscriptionsOf(customerId: string): Promise<SubscriptionFacts[]>;
  cancel(subscriptionId: string): Promise<void>;
}

export interface Refreshed extends BillingState {
  /** False if a later answer was stored meanwhile, or the account was deleted. */
  isStored: boolean;
}

/**
 * Asks the provider for a customer's subscriptions and stores what they amount to. The request is numbered before it is
 * sent, and the answer of a later request is never replaced by that of an earlier one. So nothing is locked while the
 * provider is slow. A subscription whose payment was refunded is cancelled.
 *
 * Events that were stored before the request are marked as acted on.
 * @throws whatever `source` throws; nothing is changed then
 */
export async function refreshSubscription(
  db: Database,
  source: SubscriptionSource,
  { userId, customerId }: { userId: number; customerId: string },
  clock: { now: () => Date },
): Promise<Refreshed> {
  const events = await waitingEvents(db, customerId);
  const request = await numberRequest(db, userId);
  let state = billingState(await source.subscriptionsOf(customerId));
  if (state.toCancel.length > 0) {
    for (const id of state.toCancel) await source.cancel(id);
    state = billingState(await source.subscriptionsOf(customerId));
  }
  if (request === null) return { ...state, isStored: false };
  const isStored = await storeBillingState(db, { userId, customerId, request, state, now: clock.now() });
  await finishEvents(db, events, clock.now());
  return { ...state, isStored };
}
