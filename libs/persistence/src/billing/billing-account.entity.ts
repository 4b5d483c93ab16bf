import { defineEntity, p } from '@mikro-orm/core';
import { SUBSCRIPTION_STATUSES } from '#vocabulary';
import { User } from '../accounts/user.entity.js';

const BillingAccountSchema = defineEntity({
  name: 'BillingAccount',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** Sent with the request that creates the customer, so that repeating it creates no second one. */
    requestKey: p.uuid().defaultRaw('gen_random_uuid()'),
    /** The customer's id at Stripe. Null until it is created. */
    customerId: p.text().nullable().unique(),
    /** The subscription that counts, as Stripe last described it. Null without one. */
    subscriptionId: p.text().nullable(),
    status: p.enum(SUBSCRIPTION_STATUSES).nullable(),
    priceId: p.text().nullable(),
    periodEnd: p.datetime().nullable(),
    cancelAt: p.datetime().nullable(),
    /** How often Stripe was asked, and which of these requests the row shows. A later request sees later facts. */
    asked: p.integer().default(0),
    shown: p.integer().default(0),
    /** System time, as all times here. The last checkout that was started. */
    checkoutAt: p.datetime().nullable(),
    checkedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  checks: [
    {
      name: 'billing_account_subscription',
      expression:
        '(subscription_id is null) = (status is null) and (status is null or period_end is not null)',
    },
    { name: 'billing_account_shown', expression: 'shown between 0 and asked' },
  ],
});

/** A reader who is a customer of the payment provider, and the state of the subscription. */
export class BillingAccount extends BillingAccountSchema.class {}
BillingAccountSchema.setClass(BillingAccount);
