import type { LinkPurpose } from '#vocabulary';
import type { Queryable } from '../database/database.js';

export interface NewLink {
  userId: number;
  purpose: Exclude<LinkPurpose, 'unsubscribe'>;
  secretHash: Buffer;
  email: string;
  now: Date;
  expiresAt: Date;
}

export interface LinkOwner {
  user_id: number;
  email: string;
}

/** Stores a link; earlier ones of its purpose end (index `one_time_link_user_id_index`). */
export async function addLink(tx: Queryable, link: NewLink): Promise<void> {
  const { userId, purpose, secretHash, email, now, expiresAt } = link;
  await dropLinks(tx, userId, purpose);
  await tx.rows(
    `insert into one_time_link (user_id, purpose, secret_hash, email, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [userId, purpose, secretHash, email, now, expiresAt],
  );
}

/** Whose link it is, while it lasts (index `one_time_link_secret_hash_unique`). */
export async function findLink(
  db: Queryable,
  secretHash: Buffer,
  purpose: NewLink['purpose'],
  now: Date,
): Promise<LinkOwner | null> {
  const [row] = await db.rows<LinkOwner>(
    'select user_id, email from one_time_link where secret_hash = $1 and purpose = $2 and expires_at > $3',
    [secretHash, purpose, now],
  );
  return row ?? null;
}

/** Uses a link up: of any number that come with it at once, one gets its owner. */
export async function takeLink(
  tx: Queryable,
  secretHash: Buffer,
  purpose: NewLink['purpose'],
  now: Date,
): Promise<LinkOwner | null> {
  const [row] = await tx.rows<LinkOwner>(
    `delete from one_time_link where secret_hash = $1 and purpose = $2 and expires_at > $3
     returning user_id, email`,
    [secretHash, purpose, now],
  );
  return row ?? null;
}

export async function dropLinks(tx: Queryable, userId: number, purpose: NewLink['purpose']): Promise<void> {
  await tx.rows('delete from one_time_link where user_id = $1 and purpose = $2', [userId, purpose]);
}
