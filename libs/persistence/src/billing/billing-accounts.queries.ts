import { sql } from 'kysely';
import type { BillingState } from '#domain/billing';
import { lockReader } from '../accounts/reader-rows.queries.js';
import type { Database, Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

const COLUMNS = [
  'user_id',
  'request_key',
  'customer_id',
  'subscription_id',
  'status',
  'price_id',
  'period_end',
  'cancel_at',
] as const;

export type BillingAccountRow = RowOf<typeof billingAccount>;

export async function billingAccount(db: Queryable, userId: number) {
  const row = await db.kysely
    .selectFrom('billing_account')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Index: billing_account_customer_id_unique. */
export async function billingAccountOfCustomer(
  db: Queryable,
  customerId: string,
): Promise<BillingAccountRow | null> {
  const row = await db.kysely
    .selectFrom('billing_account')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ?? null;
}

/** The reader's account with the payment provider, opened if there is none. Concurrent callers get the same one. */
export async function openBillingAccount(
  db: Queryable,
  userId: number,
  now: Date,
): Promise<BillingAccountRow> {
  await db.kysely
    .insertInto('billing_account')
    .values({ user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return db.kysely
    .selectFrom('billing_account')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Stores the customer that was created. A customer that is already stored stays. */
export async function keepCustomer(db: Queryable, userId: number, customerId: string): Promise<string> {
  const row = await db.kysely
    .updateTable('billing_account')
    .set((eb) => ({ customer_id: eb.fn.coalesce('customer_id', eb.val(customerId)) }))
    .where('user_id', '=', userId)
    .returning('customer_id')
    .executeTakeFirst();
  return row?.customer_id ?? customerId;
}

/** Forgets a customer that the provider does not know, so that the next checkout creates another. */
export async function forgetCustomer(db: Queryable, userId: number, customerId: string): Promise<void> {
  await db.kysely
    .updateTable('billing_account')
    .set({ customer_id: null, request_key: sql<string>`gen_random_uuid()` })
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .execute();
}

export async function recordCheckout(db: Queryable, userId: number, now: Date): Promise<void> {
  await db.kysely
    .updateTable('billing_account')
    .set({ checkout_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** The number of a new request to the provider, or null if the account is gone. Numbers grow in the order of the requests. */
export async function numberRequest(db: Queryable, userId: number): Promise<number | null> {
  const row = await db.kysely
    .updateTable('billing_account')
    .set((eb) => ({ asked: eb('asked', '+', 1) }))
    .where('user_id', '=', userId)
    .returning('asked')
    .executeTakeFirst();
  return row?.asked ?? null;
}

/** What a request answered, and its number. */
export interface BillingAnswer {
  userId: number;
  customerId: string;
  request: number;
  state: BillingState;
  now: Date;
}

/**
 * Stores what the provider answered, unless the answer to a later request is stored already.
 * @returns whether it was stored
 */
export function storeBillingState(db: Database, { userId, customerId, request, state, now }: BillingAnswer) {
  const { subscription, premiumUntil } = state;
  return db.transaction(async (tx) => {
    if (!(await lockReader(tx, userId))) return false;
    const stored = await tx.kysely
      .updateTable('billing_account')
      .set({
        subscription_id: subscription?.id ?? null,
        status: subscription?.status ?? null,
        price_id: subscription?.priceId ?? null,
        period_end: subscription?.periodEnd ?? null,
        cancel_at: subscription?.cancelAt ?? null,
        shown: request,
        checked_at: now,
      })
      .where('user_id', '=', userId)
      .where('customer_id', '=', customerId)
      .where('shown', '<', request)
      .executeTakeFirst();
    if (stored.numUpdatedRows === 0n) return false;
    await tx.kysely
      .updateTable('user_account')
      .set({ premium_until: premiumUntil })
      .where('id', '=', userId)
      .execute();
    return true;
  });
}

/** The rest of a reader's premium, beside the billing account. */
export async function premiumOf(db: Queryable, userId: number) {
  const row = await db.kysely
    .selectFrom('user_account')
    .select(['email', 'premium_until', 'premium_granted'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
