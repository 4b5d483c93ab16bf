import { Injectable } from '@nestjs/common';
import { BILLING_MESSAGES, type PortalSession, type SubscriptionView } from '#contract/billing';
import { systemClock } from '#platform/runtime';
import { LimitsService } from '../limits/limits.service.js';
import { notConfigured } from '../payments/payment-errors.js';
import { PaymentsService } from '../payments/payments.service.js';
import { CustomerService } from './customer.service.js';
import { ownUrl } from './own-url.js';
import { presentPlan, presentSubscription } from './subscription.presenter.js';

/** Shows readers their plan and leads them to the provider's portal. */
@Injectable()
export class SubscriptionService {
  constructor(
    private readonly limits: LimitsService,
    private readonly payments: PaymentsService,
    private readonly customers: CustomerService,
  ) {}

  async show(userId: number | null): Promise<SubscriptionView> {
    const priceId = this.payments.stripe?.priceId ?? null;
    if (userId === null) return presentPlan(priceId);
    const [premium, account] = await Promise.all([
      this.customers.premium(userId),
      this.customers.account(userId),
    ]);
    return presentSubscription(priceId, premium, account, systemClock.now());
  }

  /** Refetches the subscription first, for a reader who comes back from paying. */
  async refresh(userId: number): Promise<SubscriptionView> {
    const account = await this.customers.account(userId);
    const customerId = account?.customer_id ?? null;
    if (customerId !== null && this.payments.stripe !== null) {
      await this.limits.charge([{ limit: 'subscriptionRefresh', key: `user ${userId}` }]);
      await this.payments.call(BILLING_MESSAGES.portalFailed, (stripe) =>
        this.payments.refresh(stripe, userId, customerId),
      );
    }
    return this.show(userId);
  }

  /** @throws ApiError 400 for another site's address */
  async openPortal(userId: number, returnUrl: string, origin: string): Promise<PortalSession> {
    if (this.payments.stripe === null) throw notConfigured();
    const back = ownUrl(returnUrl, origin, 'returnUrl');
    await this.limits.charge([{ limit: 'portal', key: `user ${userId}` }]);
    const url = await this.payments.call(BILLING_MESSAGES.portalFailed, (stripe) =>
      this.customers.with(stripe, userId, (customerId) => stripe.openPortal(customerId, back)),
    );
    return { url };
  }
}
