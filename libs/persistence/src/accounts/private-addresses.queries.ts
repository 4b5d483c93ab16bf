import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export type PrivateAddressRow = Pick<Row<'private_address'>, 'created_at' | 'used_at'>;

/** Null if the reader has none (primary key). */
export async function privateAddressOf(db: Queryable, userId: number): Promise<PrivateAddressRow | null> {
  const row = await db.kysely
    .selectFrom('private_address')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the reader's address. The earlier one stops working. */
export async function renewPrivateAddress(
  db: Queryable,
  { userId, secretHash, now }: { userId: number; secretHash: Buffer; now: Date },
): Promise<void> {
  const values = { secret_hash: secretHash, created_at: now, used_at: null };
  await db.kysely
    .insertInto('private_address')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Ends the address of a reader, or those of everybody. Returns how many. */
export async function revokePrivateAddresses(db: Queryable, userId: number | null): Promise<number> {
  let query = db.kysely.deleteFrom('private_address');
  if (userId !== null) query = query.where('user_id', '=', userId);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** The owner of an address. Null if there is none (index `private_address_secret_hash_unique`). */
export async function ownerOfPrivateAddress(
  db: Queryable,
  secretHash: Buffer,
): Promise<Pick<Row<'private_address'>, 'user_id' | 'used_at'> | null> {
  const row = await db.kysely
    .selectFrom('private_address')
    .select(['user_id', 'used_at'])
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Does nothing if the address has been renewed meanwhile. */
export async function markPrivateAddressUsed(db: Queryable, secretHash: Buffer, at: Date): Promise<void> {
  await db.kysely
    .updateTable('private_address')
    .set({ used_at: at })
    .where('secret_hash', '=', secretHash)
    .execute();
}
