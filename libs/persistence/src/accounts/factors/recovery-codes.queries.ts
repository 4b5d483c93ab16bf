import type { Queryable } from '../../database/database.js';

/** The salt of a reader's set of codes, or null without a set (index `recovery_code_user_id_hash_unique`). */
export async function recoverySalt(db: Queryable, userId: number): Promise<Buffer | null> {
  const row = await db.kysely
    .selectFrom('recovery_code')
    .select('salt')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row?.salt ?? null;
}

export async function dropRecoveryCodes(tx: Queryable, userId: number): Promise<void> {
  await tx.kysely.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}

export interface RecoveryCodeSet {
  salt: Buffer;
  hashes: readonly Buffer[];
}

/** Replaces the reader's codes. The caller holds the reader's row. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  userId: number,
  { salt, hashes }: RecoveryCodeSet,
  now: Date,
): Promise<void> {
  await dropRecoveryCodes(tx, userId);
  await tx.kysely
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, salt, hash, created_at: now })))
    .execute();
}

/** Uses up a code. Of several concurrent calls, one succeeds. */
export async function useRecoveryCode(
  db: Queryable,
  userId: number,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await db.kysely
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
