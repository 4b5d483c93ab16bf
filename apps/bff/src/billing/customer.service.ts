import { Injectable } from '@nestjs/common';
import {
  type BillingAccountRow,
  billingAccount,
  forgetCustomer,
  keepCustomer,
  openBillingAccount,
  premiumOf,
} from '#persistence/billing';
import { Database } from '#persistence/database';
import { PaymentError, type StripeAccount } from '#platform/payments';
import { systemClock } from '#platform/runtime';
import { signedOut } from '../http/errors.js';

/** Readers as customers of the payment provider: at most one customer per reader. */
@Injectable()
export class CustomerService {
  constructor(private readonly db: Database) {}

  account(userId: number): Promise<BillingAccountRow | null> {
    return billingAccount(this.db, userId);
  }

  /** @throws ApiError 401 if the account has been deleted */
  async premium(userId: number) {
    const premium = await premiumOf(this.db, userId);
    if (premium === null) throw signedOut();
    return premium;
  }

  /**
   * Works with the reader's customer, who is created at the first time. A customer that the provider does not know is replaced
   * once: someone deleted it, or the operator changed to another account.
   */
  async with<T>(stripe: StripeAccount, userId: number, work: (customerId: string) => Promise<T>): Promise<T> {
    const customerId = await this.customer(stripe, userId);
    try {
      return await work(customerId);
    } catch (error) {
      if (!(error instanceof PaymentError) || error.fault !== 'unknown_customer') throw error;
      await forgetCustomer(this.db, userId, customerId);
      return work(await this.customer(stripe, userId));
    }
  }

  private async customer(stripe: StripeAccount, userId: number): Promise<string> {
    const { email } = await this.premium(userId);
    const account = await openBillingAccount(this.db, userId, systemClock.now());
    if (account.customer_id !== null) return account.customer_id;
    const customerId = await stripe.createCustomer(userId, email, account.request_key);
    return keepCustomer(this.db, userId, customerId);
  }
}
