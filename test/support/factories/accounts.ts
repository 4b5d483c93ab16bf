import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { accountKey } from '#persistence/accounts';
import type { Queryable, Row } from '#persistence/database';
import { next, type Values } from './values.js';

export const PASSWORD = 'a fine password';

/** Argon2 settings that make a test's password cheap to hash. */
const CHEAP = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** A reader with an account that no password opens. The keys follow from the username and the address. */
export function buildUser(
  { kysely }: Queryable,
  values: Values<'user_account'> = {},
): Promise<Row<'user_account'>> {
  const name = `reader-${next()}`;
  const { username = name, email = `${name}@mail.example` } = values;
  return kysely
    .insertInto('user_account')
    .values({
      username,
      username_key: accountKey(username),
      email,
      email_key: accountKey(email),
      password_hash: 'none',
      created_at: new Date(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A reader whose password is `PASSWORD`. */
export async function buildUserWithPassword(
  db: Queryable,
  values: Values<'user_account'> = {},
): Promise<Row<'user_account'>> {
  return buildUser(db, { password_hash: await hash(PASSWORD, CHEAP), ...values });
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** A browser session that began with a proof just now and ends in an hour. */
export function buildSession(
  { kysely }: Queryable,
  userId: number,
  values: Values<'session'> = {},
): Promise<Row<'session'>> {
  return kysely
    .insertInto('session')
    .values({
      user_id: userId,
      kind: 'session',
      secret_hash: randomBytes(32),
      device: 'Firefox on Linux',
      created_at: new Date(),
      last_seen_at: new Date(),
      expires_at: inAnHour(),
      proven_at: new Date(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A link to reset the password, mailed to the user's address, that expires in an hour. */
export function buildOneTimeLink(
  { kysely }: Queryable,
  { id, email }: Pick<Row<'user_account'>, 'id' | 'email'>,
  values: Values<'one_time_link'> = {},
): Promise<Row<'one_time_link'>> {
  return kysely
    .insertInto('one_time_link')
    .values({
      user_id: id,
      purpose: 'password_reset',
      secret_hash: randomBytes(32),
      email,
      created_at: new Date(),
      expires_at: inAnHour(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function buildAuditEntry(
  { kysely }: Queryable,
  values: Values<'audit_entry'> = {},
): Promise<Row<'audit_entry'>> {
  return kysely
    .insertInto('audit_entry')
    .values({ at: new Date(), action: 'promoted', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function buildRateLimit(
  { kysely }: Queryable,
  values: Values<'rate_limit'> = {},
): Promise<Row<'rate_limit'>> {
  return kysely
    .insertInto('rate_limit')
    .values({ key: `limit-${next()}`, points: 1, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function buildKnownDevice(
  { kysely }: Queryable,
  userId: number,
  values: Values<'known_device'> = {},
): Promise<Row<'known_device'>> {
  return kysely
    .insertInto('known_device')
    .values({ user_id: userId, device: 'Firefox on Linux', first_seen_at: new Date(), ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An account at a provider of sign-in. */
export function buildProviderIdentity(
  { kysely }: Queryable,
  userId: number,
  values: Values<'provider_identity'> = {},
): Promise<Row<'provider_identity'>> {
  return kysely
    .insertInto('provider_identity')
    .values({
      user_id: userId,
      issuer: 'https://id.example',
      subject: `subject-${next()}`,
      linked_at: new Date(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A token that ends in a month. Returns the token, as its owner was shown it. */
export async function buildApiToken(
  { kysely }: Queryable,
  userId: number,
  scopes: readonly string[] = [],
  values: Values<'api_token'> = {},
): Promise<string> {
  const token = `ft_${randomBytes(32).toString('base64url')}`;
  await kysely
    .insertInto('api_token')
    .values({
      user_id: userId,
      name: `Program ${next()}`,
      secret_hash: createHash('sha256').update(token).digest(),
      scopes: [...scopes],
      created_at: new Date(Date.now() - 3_600_000),
      expires_at: new Date(Date.now() + 30 * 86_400_000),
      ...values,
    })
    .execute();
  return token;
}
