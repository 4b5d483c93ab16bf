import type { Queryable } from '../../database/database.js';
import type { RowOf } from '../../database/tables.js';

const COLUMNS = [
  'id',
  'user_id',
  'name',
  'credential_id',
  'public_key',
  'counter',
  'transports',
  'created_at',
  'last_used_at',
] as const;

export type PasskeyRow = RowOf<typeof passkeyOfCredential>;

/** A reader's passkeys, oldest first (index `passkey_user_id_index`). */
export function passkeysOf(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db.kysely
    .selectFrom('passkey')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Index: `passkey_credential_id_unique`. */
export async function passkeyOfCredential(db: Queryable, credentialId: Buffer) {
  const row = await db.kysely
    .selectFrom('passkey')
    .select(COLUMNS)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewPasskey {
  userId: number;
  name: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  now: Date;
}

/** Returns false if the authenticator's key is registered already. */
export async function addPasskey(tx: Queryable, passkey: NewPasskey): Promise<boolean> {
  const { userId, name, credentialId, publicKey, counter, transports, now } = passkey;
  const row = await tx.kysely
    .insertInto('passkey')
    .values({
      user_id: userId,
      name,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records a signature. Returns false if the passkey is gone, or if its counter did not grow, unless the authenticator
 * does not count: of two concurrent uses of one counter, the second is refused.
 */
export async function usePasskey(db: Queryable, id: number, counter: number, now: Date): Promise<boolean> {
  const row = await db.kysely
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('counter', '<', counter),
        where.and([where('counter', '=', 0), where(where.val(counter), '=', 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the reader has no such passkey. */
export async function renamePasskey(
  tx: Queryable,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const row = await tx.kysely
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the reader has no such passkey. */
export async function removePasskey(tx: Queryable, userId: number, id: number): Promise<boolean> {
  const removed = await tx.kysely
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0;
}
