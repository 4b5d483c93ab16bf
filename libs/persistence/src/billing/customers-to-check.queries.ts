/** Raw SQL: a union of two conditions over two tables, in pages. */
import type { Queryable } from '../database/database.js';

export interface CustomerToCheck {
  user_id: number;
  customer_id: string;
}

/**
 * Customers whose subscription may differ from what is stored: those with a subscription that has not ended, those who
 * started a checkout lately, and those with a message that was not acted on. Only those not checked since `before`, the
 * longest unchecked first. Indexes: billing_account_checked, payment_event_customer.
 */
export function customersToCheck(
  db: Queryable,
  { before, checkoutsSince }: { before: Date; checkoutsSince: Date },
  limit: number,
): Promise<CustomerToCheck[]> {
  return db.rows<CustomerToCheck>(
    `select user_id, customer_id
       from billing_account b
      where customer_id is not null
        and (checked_at is null or checked_at < $1)
        and (status not in ('canceled', 'incomplete_expired')
             or checkout_at >= $2
             or exists (select from payment_event e where e.customer_id = b.customer_id and e.handled_at is null))
      order by checked_at nulls first, user_id
      limit $3`,
    [before, checkoutsSince, limit],
  );
}
