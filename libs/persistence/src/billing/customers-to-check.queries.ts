import type { Queryable } from '../database/database.js';

export interface CustomerToCheck {
  user_id: number;
  customer_id: string;
}

interface Limits {
  /** Customers checked since then are left out. */
  before: Date;
  /** Only then a customer without a subscription may have paid. */
  checkoutsSince: Date;
}

/**
 * Customers whose subscription may differ from what is stored: those with a subscription that has not ended, those who
 * started a checkout lately, and those with a message that was not acted on. In the order of their ids, after one of
 * them (index billing_account_pkey).
 */
export async function customersToCheck(
  db: Queryable,
  { before, checkoutsSince }: Limits,
  { after, limit }: { after: number; limit: number },
): Promise<CustomerToCheck[]> {
  const rows = await db.kysely
    .selectFrom('billing_account as b')
    .select(['b.user_id', 'b.customer_id'])
    .where('b.user_id', '>', after)
    .where('b.customer_id', 'is not', null)
    .where((eb) => eb.or([eb('b.checked_at', 'is', null), eb('b.checked_at', '<', before)]))
    .where((eb) =>
      eb.or([
        eb('b.status', 'not in', ['canceled', 'incomplete_expired']),
        eb('b.checkout_at', '>=', checkoutsSince),
        eb.exists(
          eb
            .selectFrom('payment_event as e')
            .select('e.id')
            .whereRef('e.customer_id', '=', 'b.customer_id')
            .where('e.handled_at', 'is', null),
        ),
      ]),
    )
    .orderBy('b.user_id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ user_id, customer_id }) => (customer_id === null ? [] : [{ user_id, customer_id }]));
}
