import { sql } from 'kysely';
import type { Queryable } from '../../database/database.js';

/** What a reader can prove besides the password. */
export interface FactorCounts {
  /** When the authenticator app was confirmed, or null without one. */
  app: Date | null;
  passkeys: number;
  recoveryCodes: number;
}

/** Indexes: authenticator_app_pkey, passkey_user_id_index, recovery_code_user_id_hash_unique. */
export async function factorCounts(db: Queryable, userId: number): Promise<FactorCounts> {
  return db.kysely
    .selectNoFrom((of) => [
      of.selectFrom('authenticator_app').select('confirmed_at').where('user_id', '=', userId).as('app'),
      of
        .selectFrom('passkey')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('user_id', '=', userId)
        .$asScalar()
        .$notNull()
        .as('passkeys'),
      of
        .selectFrom('recovery_code')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('recoveryCodes'),
    ])
    .executeTakeFirstOrThrow();
}
