import { Injectable } from '@nestjs/common';
import {
  BILLING_CODES,
  BILLING_MESSAGES,
  type CheckoutRequest,
  type CheckoutSession,
} from '#contract/billing';
import { isManaged } from '#domain/billing';
import { recordCheckout } from '#persistence/billing';
import { Database } from '#persistence/database';
import type { StripeAccount } from '#platform/payments';
import { systemClock } from '#platform/runtime';
import { ApiError } from '../http/errors.js';
import { invalidInput } from '../http/validation.pipe.js';
import { LimitsService } from '../limits/limits.service.js';
import { notConfigured } from '../payments/payment-errors.js';
import { PaymentsService } from '../payments/payments.service.js';
import { CustomerService } from './customer.service.js';
import { ownUrl } from './own-url.js';

type Urls = Pick<CheckoutRequest, 'successUrl' | 'cancelUrl'>;

/** Starts the payment of a subscription. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
    private readonly payments: PaymentsService,
    private readonly customers: CustomerService,
  ) {}

  /**
   * @param origin this site's origin
   * @throws ApiError 400 for another price or another site's address, 409 if the reader has a subscription
   */
  async start(userId: number, request: CheckoutRequest, origin: string): Promise<CheckoutSession> {
    const { stripe } = this.payments;
    if (stripe === null) throw notConfigured();
    const urls = checked(request, stripe.priceId, origin);
    await this.limits.charge([{ limit: 'checkout', key: `user ${userId}` }]);
    return this.payments.call(BILLING_MESSAGES.checkoutFailed, (account) =>
      this.customers.with(account, userId, (customerId) => this.open(account, userId, customerId, urls)),
    );
  }

  private async open(stripe: StripeAccount, userId: number, customerId: string, urls: Urls) {
    const { status } = (await this.customers.account(userId)) ?? { status: null };
    if (status !== null && isManaged({ status })) await this.assertNone(stripe, userId, customerId);
    const now = systemClock.now();
    await recordCheckout(this.db, userId, now);
    await stripe.createCheckout({ customerId, userId, ...urls, now });
    const page = await keepOldest(stripe, customerId);
    // Asked last: a payment that was made before now is seen here, and a later one can only be made on this page.
    await this.assertNone(stripe, userId, customerId, page?.id);
    if (page === null) throw new Error('the checkout page expired at once');
    return { sessionId: page.id, url: page.url };
  }

  /** @throws ApiError 409 if the provider says that the reader has a subscription */
  private async assertNone(stripe: StripeAccount, userId: number, customerId: string, pageId?: string) {
    const { subscription } = await this.payments.refresh(stripe, userId, customerId);
    if (subscription === null || !isManaged(subscription)) return;
    if (pageId !== undefined) await stripe.expireCheckout(pageId);
    throw new ApiError(409, BILLING_CODES.alreadySubscribed, BILLING_MESSAGES.alreadySubscribed);
  }
}

/**
 * Leaves one page on which the customer can pay: the oldest for the present price. Calls that run at once all choose the same, so
 * two tabs cannot pay twice.
 */
async function keepOldest(stripe: StripeAccount, customerId: string) {
  const pages = await stripe.openCheckouts(customerId);
  const kept = pages.find(({ isOurs }) => isOurs) ?? null;
  for (const { id } of pages) if (id !== kept?.id) await stripe.expireCheckout(id);
  return kept;
}

function checked({ priceId, successUrl, cancelUrl }: CheckoutRequest, known: string, origin: string): Urls {
  if (priceId !== known) throw invalidInput([{ path: ['priceId'], message: 'is not a price of this site' }]);
  return {
    successUrl: ownUrl(successUrl, origin, 'successUrl'),
    cancelUrl: ownUrl(cancelUrl, origin, 'cancelUrl'),
  };
}
