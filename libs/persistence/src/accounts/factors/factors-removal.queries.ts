import type { Queryable } from '../../database/database.js';

export interface RemovedFactors {
  app: boolean;
  passkeys: number;
}

/**
 * Removes all second factors of a reader, the recovery codes, and everything that waits for an answer by one of them. Lock the account
 * before.
 */
export async function removeFactors(tx: Queryable, userId: number): Promise<RemovedFactors> {
  const app = await tx.kysely
    .deleteFrom('authenticator_app')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const passkeys = await tx.kysely.deleteFrom('passkey').where('user_id', '=', userId).executeTakeFirst();
  await tx.kysely.deleteFrom('authenticator_app').where('user_id', '=', userId).execute();
  await tx.kysely.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx.kysely.deleteFrom('auth_challenge').where('user_id', '=', userId).execute();
  return { app: app.numDeletedRows > 0n, passkeys: Number(passkeys.numDeletedRows) };
}
