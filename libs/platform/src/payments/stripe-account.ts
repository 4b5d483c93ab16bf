import Stripe from 'stripe';
import type { Settings } from '../runtime/config.js';
import { type ChargedSubscription, presentSubscription } from './charged-subscription.js';
import { paymentError } from './payment-error.js';

/** A call that failed for want of a connection, or by the provider's fault, is repeated this often. */
const RETRIES = 1;
/** An unpaid checkout page expires after this time (s). Stripe's shortest is half an hour. */
const CHECKOUT_S = 3600;
/** Far more than a reader can have. */
const SUBSCRIPTIONS_MOST = 100;
const SESSIONS_MOST = 100;

export interface CheckoutPage {
  id: string;
  url: string;
}

interface NewCheckout {
  customerId: string;
  userId: number;
  successUrl: string;
  cancelUrl: string;
  now: Date;
}

/** The calls to Stripe that the product makes, each with a time limit. Every failure is a `PaymentError`. */
export class StripeAccount {
  constructor(
    private readonly stripe: Stripe,
    readonly priceId: string,
    private readonly webhookSecret: string,
  ) {}

  /** @param requestKey repeating the request with the same key and address creates no second customer */
  createCustomer(userId: number, email: string, requestKey: string): Promise<string> {
    const metadata = { userId: String(userId) };
    const options = { idempotencyKey: `${requestKey} ${email}`.slice(0, 255) };
    return told(async () => (await this.stripe.customers.create({ email, metadata }, options)).id);
  }

  createCheckout({ customerId, userId, successUrl, cancelUrl, now }: NewCheckout): Promise<CheckoutPage> {
    return told(async () => {
      const session = await this.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: String(userId),
        line_items: [{ price: this.priceId, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: Math.floor(now.getTime() / 1000) + CHECKOUT_S,
        metadata: { priceId: this.priceId },
      });
      return { id: session.id, url: session.url ?? '' };
    });
  }

  /** Checkout pages that can still be paid, the oldest first. `isOurs` is false if the price has changed since. */
  openCheckouts(customerId: string): Promise<(CheckoutPage & { isOurs: boolean })[]> {
    return told(async () => {
      const { data } = await this.stripe.checkout.sessions.list({
        customer: customerId,
        status: 'open',
        limit: SESSIONS_MOST,
      });
      return data
        .toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
        .map(({ id, url, metadata }) => ({
          id,
          url: url ?? '',
          isOurs: url !== null && metadata?.priceId === this.priceId,
        }));
    });
  }

  /** Does nothing if the page was paid or has expired meanwhile. */
  async expireCheckout(id: string): Promise<void> {
    await told(async () => {
      try {
        await this.stripe.checkout.sessions.expire(id);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    });
  }

  /** @returns the address of the customer portal */
  openPortal(customerId: string, returnUrl: string): Promise<string> {
    return told(async () => {
      const { url } = await this.stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return url;
    });
  }

  /** All subscriptions that the customer ever had, also if the customer was deleted. */
  subscriptionsOf(customerId: string): Promise<ChargedSubscription[]> {
    return told(async () => {
      const { data } = await this.stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: SUBSCRIPTIONS_MOST,
        expand: ['data.latest_invoice.payments'],
      });
      return Promise.all(data.map((one) => presentSubscription(this.stripe, one)));
    });
  }

  /** Ends a subscription at once. Does nothing if it has ended already. */
  async cancel(subscriptionId: string): Promise<void> {
    await told(async () => {
      try {
        await this.stripe.subscriptions.cancel(subscriptionId);
      } catch (error) {
        const { code } = error as { code?: unknown };
        if (code !== 'resource_missing') throw error;
      }
    });
  }

  /** Deletes the customer with name, address and cards. Does nothing if Stripe does not know it. */
  async deleteCustomer(customerId: string): Promise<void> {
    await told(async () => {
      try {
        await this.stripe.customers.del(customerId);
      } catch (error) {
        const { code } = error as { code?: unknown };
        if (code !== 'resource_missing') throw error;
      }
    });
  }

  /**
   * The event in a message that Stripe signed within the last five minutes. Null if the signature is missing, wrong or too old.
   */
  signedEvent(body: Buffer, signature: string): { id: string; type: string; content: unknown } | null {
    try {
      const { id, type, data } = this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret);
      return { id, type, content: data.object };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
      if (error instanceof SyntaxError) return null;
      throw error;
    }
  }
}

/** The operator's account at Stripe. Null unless its key, its webhook's secret and the price are all set. */
export function openStripeAccount(
  settings: Pick<
    Settings,
    'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PRICE_ID' | 'STRIPE_API_URL' | 'STRIPE_TIMEOUT_MS'
  >,
): StripeAccount | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_PRICE_ID: price } = settings;
  if (key === undefined || secret === undefined || price === undefined) return null;
  const stripe = new Stripe(key, {
    ...(settings.STRIPE_API_URL !== undefined && addressOf(settings.STRIPE_API_URL)),
    timeout: settings.STRIPE_TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return new StripeAccount(stripe, price, secret);
}

function addressOf(url: string): { protocol: 'http' | 'https'; host: string; port?: string } {
  const { protocol, hostname, port } = new URL(url);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
  };
}

/** Runs a call, and turns Stripe's errors into ours. */
async function told<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw paymentError(error);
  }
}
