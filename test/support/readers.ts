import { createHash, randomBytes } from 'node:crypto';
import type { Queryable, Row } from '#persistence/database';
import { buildSession } from './factories/accounts.js';

async function secretOf(
  db: Queryable,
  userId: number,
  kind: Row<'session'>['kind'],
  expiresAt: Date | undefined,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const secret_hash = createHash('sha256').update(secret).digest();
  await buildSession(db, userId, { kind, secret_hash, ...(expiresAt && { expires_at: expiresAt }) });
  return secret;
}

/** The Cookie header of a browser in which the user is signed in. */
export async function cookieOf(db: Queryable, userId: number, expiresAt?: Date): Promise<string> {
  return `session=${await secretOf(db, userId, 'session', expiresAt)}`;
}

/** The Authorization header of the user's API client. */
export async function bearerOf(db: Queryable, userId: number, expiresAt?: Date): Promise<string> {
  return `Bearer ${await secretOf(db, userId, 'token', expiresAt)}`;
}
