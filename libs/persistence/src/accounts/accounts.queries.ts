import { sql } from 'kysely';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';
import { dropSecondSteps } from './factors/auth-challenges.queries.js';

/** A reader is a subscriber by payment or by an admin's grant. Payments run on system time. */
export const IS_SUBSCRIBED = sql<boolean>`premium_granted or coalesce(premium_until > now(), false)`.as(
  'is_subscribed',
);

const COLUMNS = [
  'id',
  'username',
  'email',
  'email_confirmed_at',
  'password_hash',
  'first_name',
  'last_name',
  'profile_image_url',
  'is_admin',
  'is_editor',
  IS_SUBSCRIBED,
  'interests',
  'created_at',
] as const;

export type AccountRow = RowOf<typeof accountOfId>;

/** A user name or email address in the form that must be unique: case-insensitive. */
export const accountKey = (name: string) => name.trim().toLowerCase();

export async function accountOfId(db: Queryable, id: number) {
  const row = await db.kysely
    .selectFrom('user_account')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Finds an account by user name or email address. User names cannot contain '@'. Indexes:
 * user_account_username_key_unique, user_account_email_key_unique.
 */
export async function accountOfName(db: Queryable, name: string): Promise<AccountRow | null> {
  const row = await db.kysely
    .selectFrom('user_account')
    .select(COLUMNS)
    .where(name.includes('@') ? 'email_key' : 'username_key', '=', accountKey(name))
    .executeTakeFirst();
  return row ?? null;
}

export interface NewAccount {
  username: string;
  email: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  /** When the address was confirmed; null or left out if it was not. */
  emailConfirmedAt?: Date | null;
  now: Date;
}

/** Fails with SQLSTATE 23505 if the name or email address is taken. */
export function addAccount(db: Queryable, account: NewAccount): Promise<AccountRow> {
  const { username, email, passwordHash, firstName, lastName, emailConfirmedAt = null, now } = account;
  return db.kysely
    .insertInto('user_account')
    .values({
      username,
      username_key: accountKey(username),
      email,
      email_key: accountKey(email),
      email_confirmed_at: emailConfirmedAt,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      created_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The last confirmed address of an account whose present one is not confirmed, or null. */
export async function formerEmailOf(db: Queryable, id: number): Promise<string | null> {
  const row = await db.kysely
    .selectFrom('user_account')
    .select('former_email')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.former_email ?? null;
}

/** Which field of an account is already taken, or null for other errors. */
export function takenField(error: unknown): 'username' | 'email' | null {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code !== '23505') return null;
  if (constraint === 'user_account_username_key_unique') return 'username';
  return constraint === 'user_account_email_key_unique' ? 'email' : null;
}

/** Whether a write failed because its account was deleted meanwhile. */
export function accountGone(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23503' && /_(?:user|actor)_id_foreign$/.test(String(constraint));
}

/** Locks an account until the transaction ends. Returns false if it is gone or its password has changed. */
export async function lockAccount(
  tx: Queryable,
  { id, password_hash: passwordHash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The hash of an account that no password opens: its reader signs in at the provider. */
export const NO_PASSWORD = 'none';

export const hasPassword = ({ password_hash: hash }: Pick<AccountRow, 'password_hash'>) =>
  hash !== NO_PASSWORD;

/** Also ends sign-ins that wait for their second step: they proved the old password. */
export async function changePasswordHash(tx: Queryable, id: number, passwordHash: string): Promise<void> {
  await tx.kysely
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
  await dropSecondSteps(tx, id);
}

export interface ProfileChangeRow {
  firstName?: string | undefined;
  lastName?: string | undefined;
  interests?: string[] | undefined;
}

/** Undefined keeps a field. An empty string removes a name. */
export async function changeProfile(
  db: Queryable,
  id: number,
  { firstName, lastName, interests }: ProfileChangeRow,
): Promise<AccountRow | null> {
  if (firstName === undefined && lastName === undefined && interests === undefined)
    return accountOfId(db, id);
  const row = await db.kysely
    .updateTable('user_account')
    .set({ first_name: nullIfEmpty(firstName), last_name: nullIfEmpty(lastName), interests })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

const nullIfEmpty = (name: string | undefined) => (name === '' ? null : name);

/** Changes the email address. It is unconfirmed afterwards, unless only its case changed. The last confirmed one is kept. */
export async function changeEmail(db: Queryable, id: number, email: string): Promise<AccountRow | null> {
  const key = accountKey(email);
  const row = await db.kysely
    .updateTable('user_account')
    .set((eb) => ({
      email,
      email_key: key,
      former_email: eb
        .case()
        .when('email_key', '=', key)
        .then(eb.ref('former_email'))
        .when('email_confirmed_at', 'is not', null)
        .then(eb.ref('email'))
        .else(eb.ref('former_email'))
        .end(),
      email_confirmed_at: eb.case().when('email_key', '=', key).then(eb.ref('email_confirmed_at')).end(),
    }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the account's email address is confirmed. Null if the account no longer has this address. */
export async function isEmailConfirmed(db: Queryable, id: number, email: string): Promise<boolean | null> {
  const row = await db.kysely
    .selectFrom('user_account')
    .select('email_confirmed_at')
    .where('id', '=', id)
    .where('email_key', '=', accountKey(email))
    .executeTakeFirst();
  return row === undefined ? null : row.email_confirmed_at !== null;
}

/** Confirms the email address. Returns false if the account no longer has it. */
export async function confirmEmail(db: Queryable, id: number, email: string, now: Date): Promise<boolean> {
  const confirmed = await db.kysely
    .updateTable('user_account')
    .set((eb) => ({
      email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now)),
      former_email: null,
    }))
    .where('id', '=', id)
    .where('email_key', '=', accountKey(email))
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0;
}

export async function makeAdmin(db: Queryable, id: number): Promise<AccountRow | null> {
  const row = await db.kysely
    .updateTable('user_account')
    .set({ is_admin: true })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}
