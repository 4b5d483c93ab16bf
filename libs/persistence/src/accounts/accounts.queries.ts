import type { Queryable } from '../database/database.js';

export interface AccountRow {
  id: number;
  username: string;
  email: string;
  email_confirmed_at: Date | null;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  profile_image_url: string | null;
  is_admin: boolean;
  is_subscribed: boolean;
  created_at: Date;
}

const COLUMNS = `id, username, email, email_confirmed_at, password_hash, first_name, last_name, profile_image_url, is_admin,
  subscription_active or premium_granted as is_subscribed, created_at`;

/** A name or a mail address without regard to case: what is unique. */
export const accountKey = (name: string) => name.trim().toLowerCase();

export async function accountOfId(db: Queryable, id: number): Promise<AccountRow | null> {
  const [row] = await db.rows<AccountRow>(`select ${COLUMNS} from user_account where id = $1`, [id]);
  return row ?? null;
}

/**
 * By username or mail address; no name is a mail address, for names hold no '@'.
 * Indexes: user_account_username_key_unique, user_account_email_key_unique.
 */
export async function accountOfName(db: Queryable, name: string): Promise<AccountRow | null> {
  const column = name.includes('@') ? 'email_key' : 'username_key';
  const [row] = await db.rows<AccountRow>(`select ${COLUMNS} from user_account where ${column} = $1`, [
    accountKey(name),
  ]);
  return row ?? null;
}

export interface NewAccount {
  username: string;
  email: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  now: Date;
}

/** Fails with SQLSTATE 23505 where the name or the address is taken. */
export async function addAccount(db: Queryable, account: NewAccount): Promise<AccountRow> {
  const { username, email, passwordHash, firstName, lastName, now } = account;
  const [row] = await db.rows<AccountRow>(
    `insert into user_account (username, username_key, email, email_key, password_hash, first_name, last_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
    [username, accountKey(username), email, accountKey(email), passwordHash, firstName, lastName, now],
  );
  if (row === undefined) throw new Error('the account was not stored');
  return row;
}

/** Which field of an account was taken by another; null where something else failed. */
export function takenField(error: unknown): 'username' | 'email' | null {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code !== '23505') return null;
  if (constraint === 'user_account_username_key_unique') return 'username';
  return constraint === 'user_account_email_key_unique' ? 'email' : null;
}

/** True where a row could not be written because its account was deleted meanwhile. */
export function accountGone(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23503' && /_(?:user|actor)_id_foreign$/.test(String(constraint));
}

/** Holds an account until the transaction ends; false where it is gone, or its password is another by now. */
export async function lockAccount(
  tx: Queryable,
  { id, password_hash: passwordHash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const rows = await tx.rows(
    'select 1 from user_account where id = $1 and password_hash = $2 for no key update',
    [id, passwordHash],
  );
  return rows.length > 0;
}

export async function changePasswordHash(db: Queryable, id: number, passwordHash: string): Promise<void> {
  await db.rows('update user_account set password_hash = $2 where id = $1', [id, passwordHash]);
}

/** Names that are not given stay. */
export async function changeNames(
  db: Queryable,
  id: number,
  { firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined },
): Promise<AccountRow | null> {
  const [row] = await db.rows<AccountRow>(
    `update user_account
        set first_name = case when $2::text is null then first_name else nullif($2, '') end,
            last_name = case when $3::text is null then last_name else nullif($3, '') end
      where id = $1 returning ${COLUMNS}`,
    [id, firstName ?? null, lastName ?? null],
  );
  return row ?? null;
}

/** The address counts as unconfirmed from here, unless it only changed its case. */
export async function changeEmail(db: Queryable, id: number, email: string): Promise<AccountRow | null> {
  const [row] = await db.rows<AccountRow>(
    `update user_account
        set email = $2, email_key = $3,
            email_confirmed_at = case when email_key = $3 then email_confirmed_at end
      where id = $1 returning ${COLUMNS}`,
    [id, email, accountKey(email)],
  );
  return row ?? null;
}

/** True where the account still has this address. */
export async function confirmEmail(db: Queryable, id: number, email: string, now: Date): Promise<boolean> {
  const rows = await db.rows(
    `update user_account set email_confirmed_at = coalesce(email_confirmed_at, $3)
      where id = $1 and email_key = $2 returning id`,
    [id, accountKey(email), now],
  );
  return rows.length > 0;
}

export async function makeAdmin(db: Queryable, id: number): Promise<AccountRow | null> {
  const [row] = await db.rows<AccountRow>(
    `update user_account set is_admin = true where id = $1 returning ${COLUMNS}`,
    [id],
  );
  return row ?? null;
}
