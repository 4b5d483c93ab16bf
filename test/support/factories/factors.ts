import { randomBytes } from 'node:crypto';
import type { Queryable, Row } from '#persistence/database';
import type { Values } from './values.js';

/** A confirmed authenticator app whose secret no key opens. */
export function buildAuthenticatorApp(
  { kysely }: Queryable,
  userId: number,
  values: Values<'authenticator_app'> = {},
): Promise<Row<'authenticator_app'>> {
  const at = new Date();
  return kysely
    .insertInto('authenticator_app')
    .values({
      user_id: userId,
      sealed_secret: randomBytes(60),
      created_at: at,
      confirmed_at: at,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A passkey with which nobody can sign. */
export function buildPasskey(
  { kysely }: Queryable,
  userId: number,
  values: Values<'passkey'> = {},
): Promise<Row<'passkey'>> {
  return kysely
    .insertInto('passkey')
    .values({
      user_id: userId,
      name: 'Laptop',
      credential_id: randomBytes(32),
      public_key: randomBytes(77),
      created_at: new Date(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function buildRecoveryCode(
  { kysely }: Queryable,
  userId: number,
  values: Values<'recovery_code'> = {},
): Promise<Row<'recovery_code'>> {
  return kysely
    .insertInto('recovery_code')
    .values({
      user_id: userId,
      salt: randomBytes(16),
      hash: randomBytes(32),
      created_at: new Date(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A ticket for a second step that can be answered for five minutes. */
export function buildAuthChallenge(
  { kysely }: Queryable,
  userId: number | null,
  values: Values<'auth_challenge'> = {},
): Promise<Row<'auth_challenge'>> {
  const now = Date.now();
  return kysely
    .insertInto('auth_challenge')
    .values({
      user_id: userId,
      purpose: 'second_step',
      kind: 'session',
      secret_hash: randomBytes(32),
      created_at: new Date(now),
      expires_at: new Date(now + 300_000),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
