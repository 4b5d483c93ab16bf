import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';

type Purpose = Row<'auth_challenge'>['purpose'];
type Kind = Row<'auth_challenge'>['kind'];

export interface NewChallenge {
  purpose: Purpose;
  secretHash: Buffer;
  /** Null for a sign-in with a passkey alone. */
  userId: number | null;
  kind: Kind;
  /** The account at the provider that was the first step, or null. */
  identityId: number | null;
  now: Date;
  expiresAt: Date;
}

export async function addChallenge(db: Queryable, challenge: NewChallenge): Promise<void> {
  const { purpose, secretHash, userId, kind, identityId, now, expiresAt } = challenge;
  await db.kysely
    .insertInto('auth_challenge')
    .values({
      purpose,
      secret_hash: secretHash,
      user_id: userId,
      kind,
      identity_id: identityId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** A challenge that has not expired (index `auth_challenge_secret_hash_unique`). It stays valid. */
export async function findChallenge(db: Queryable, secretHash: Buffer, purpose: Purpose, now: Date) {
  const row = await db.kysely
    .selectFrom('auth_challenge')
    .select(['user_id', 'kind'])
    .where('secret_hash', '=', secretHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a reader's sign-ins that wait for their second step. Lock the account before, so that none begins meanwhile. */
export async function dropSecondSteps(tx: Queryable, userId: number): Promise<void> {
  await tx.kysely
    .deleteFrom('auth_challenge')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'second_step')
    .execute();
}

/** Consumes a challenge that has not expired. Of several concurrent calls, one gets it. */
export async function takeChallenge(db: Queryable, secretHash: Buffer, purpose: Purpose, now: Date) {
  const row = await db.kysely
    .deleteFrom('auth_challenge')
    .where('secret_hash', '=', secretHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id', 'kind'])
    .executeTakeFirst();
  return row ?? null;
}
