import type { Queryable, Row } from '#persistence/database';
import { next, type Values } from './values.js';

/** A reader who is a customer at Stripe and has no subscription. */
export function buildBillingAccount(
  { kysely }: Queryable,
  userId: number,
  values: Values<'billing_account'> = {},
): Promise<Row<'billing_account'>> {
  return kysely
    .insertInto('billing_account')
    .values({ user_id: userId, customer_id: `cus_built_${next()}`, created_at: new Date(), ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
