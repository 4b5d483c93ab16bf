import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Database } from '#persistence/database';

export const PASSWORD = 'a fine password';

let serial = 0;

/** A reader with an account whose password nobody knows. */
export async function buildUser(db: Database, values: Record<string, unknown> = {}): Promise<number> {
  const n = ++serial;
  const row = {
    username: `reader-${n}`,
    username_key: `reader-${n}`,
    email: `reader-${n}@mail.example`,
    email_key: `reader-${n}@mail.example`,
    password_hash: 'none',
    created_at: new Date(),
    ...values,
  };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [user] = await db.rows<{ id: number }>(
    `insert into user_account (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  if (!user) throw new Error('no user was inserted');
  return user.id;
}

async function openSession(db: Database, userId: number, kind: string, expiresAt: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.rows(
    `insert into session (user_id, kind, secret_hash, device, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, 'Firefox on Linux', now(), now(), $4)`,
    [userId, kind, createHash('sha256').update(secret).digest(), expiresAt],
  );
  return secret;
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** The Cookie header of a reader's browser that is signed in. */
export async function cookieOf(db: Database, userId: number, expiresAt = inAnHour()): Promise<string> {
  return `session=${await openSession(db, userId, 'session', expiresAt)}`;
}

/** The Authorization header of a reader's API client. */
export async function bearerOf(db: Database, userId: number, expiresAt = inAnHour()): Promise<string> {
  return `Bearer ${await openSession(db, userId, 'token', expiresAt)}`;
}

/** What a password is hashed by when nobody waits for it to be slow. */
const CHEAP = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** A reader with an account whose password is `PASSWORD`. */
export async function buildUserWithPassword(
  db: Database,
  values: Record<string, unknown> = {},
): Promise<number> {
  return buildUser(db, { password_hash: await hash(PASSWORD, CHEAP), ...values });
}
