import { Inject, Injectable } from '@nestjs/common';
import { BILLING_MESSAGES } from '#contract/billing';
import { isOpen } from '#domain/billing';
import { billingAccount, type Refreshed, refreshSubscription } from '#persistence/billing';
import { Database } from '#persistence/database';
import { openStripeAccount, PaymentError, type StripeAccount } from '#platform/payments';
import { type Logger, type Settings, systemClock } from '#platform/runtime';
import { BoundedQueue } from '../http/bounded-queue.js';
import { LOGGER, SETTINGS } from '../http/tokens.js';
import { notConfigured, paymentRefusal } from './payment-errors.js';

/** Calls to the payment provider at once, and how many may wait. */
const BOUNDS = { concurrency: 8, mostWaiting: 400 };

/** The operator's account with the payment provider, and what other features need of it. */
@Injectable()
export class PaymentsService {
  readonly stripe: StripeAccount | null;
  private readonly queue = new BoundedQueue(BOUNDS);

  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.stripe = openStripeAccount(settings);
    const isPartly = this.stripe === null && settings.STRIPE_SECRET_KEY !== undefined;
    if (isPartly) logger.warn('no checkout: set STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID as well');
  }

  /**
   * Calls the payment provider.
   * @param sentence what the caller is told if the provider fails
   * @throws ApiError 402, 502 or 503
   */
  async call<T>(sentence: string, work: (stripe: StripeAccount) => Promise<T>): Promise<T> {
    const { stripe } = this;
    if (stripe === null) throw notConfigured();
    try {
      return await this.queue.run(() => work(stripe));
    } catch (error) {
      const refusal = paymentRefusal(error, sentence);
      if (refusal !== error) this.logger.warn({ err: error }, 'payment call failed');
      throw refusal;
    }
  }

  /** Refetches a customer's subscription and stores its state. */
  async refresh(stripe: StripeAccount, userId: number, customerId: string): Promise<Refreshed> {
    const refreshed = await refreshSubscription(this.db, stripe, { userId, customerId }, systemClock);
    const { subscription, premiumUntil, toCancel, hasDouble, isStored } = refreshed;
    const facts = { user: userId, status: subscription?.status ?? null, premiumUntil, toCancel, isStored };
    if (hasDouble) this.logger.error(facts, 'a customer pays for two subscriptions; cancel and refund one');
    else this.logger.info(facts, 'subscription refetched');
    return refreshed;
  }

  /**
   * Ends all that could still charge a reader, and deletes the customer with name and cards. To be called before the account is
   * deleted.
   * @throws ApiError 502 or 503 if the provider fails; the account must be kept then
   */
  async end(userId: number): Promise<void> {
    const account = await billingAccount(this.db, userId);
    const customerId = account?.customer_id ?? null;
    if (account === null || customerId === null) return;
    const { status } = account;
    if (this.stripe === null && (status === null || !isOpen({ status }))) return;
    await this.call(BILLING_MESSAGES.cancellationFailed, async (stripe) => {
      try {
        for (const { id } of await stripe.openCheckouts(customerId)) await stripe.expireCheckout(id);
        const subscriptions = await stripe.subscriptionsOf(customerId);
        for (const { id } of subscriptions.filter(isOpen)) await stripe.cancel(id);
        await stripe.deleteCustomer(customerId);
      } catch (error) {
        if (!(error instanceof PaymentError) || error.fault !== 'unknown_customer') throw error;
        this.logger.warn({ err: error, user: userId }, 'a customer who is not at Stripe leaves');
      }
    });
  }
}
