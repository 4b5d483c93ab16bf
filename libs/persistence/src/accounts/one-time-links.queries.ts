import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export interface NewLink {
  userId: number;
  purpose: Exclude<Row<'one_time_link'>['purpose'], 'unsubscribe'>;
  secretHash: Buffer;
  email: string;
  now: Date;
  expiresAt: Date;
}

export type LinkOwner = Pick<Row<'one_time_link'>, 'user_id' | 'email'>;

/** Stores a link and removes earlier ones with the same purpose (index `one_time_link_user_id_index`). */
export async function addLink(tx: Queryable, link: NewLink): Promise<void> {
  const { userId, purpose, secretHash, email, now, expiresAt } = link;
  await dropLinks(tx, userId, purpose);
  await tx.kysely
    .insertInto('one_time_link')
    .values({
      user_id: userId,
      purpose,
      secret_hash: secretHash,
      email,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** The owner of a link that has not expired (index `one_time_link_secret_hash_unique`). */
export async function findLink(
  db: Queryable,
  secretHash: Buffer,
  purpose: NewLink['purpose'],
  now: Date,
): Promise<LinkOwner | null> {
  const row = await db.kysely
    .selectFrom('one_time_link')
    .select(['user_id', 'email'])
    .where('secret_hash', '=', secretHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Consumes a link. Of several concurrent calls, one gets the owner. */
export async function takeLink(
  tx: Queryable,
  secretHash: Buffer,
  purpose: NewLink['purpose'],
  now: Date,
): Promise<LinkOwner | null> {
  const row = await tx.kysely
    .deleteFrom('one_time_link')
    .where('secret_hash', '=', secretHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

export async function dropLinks(tx: Queryable, userId: number, purpose: NewLink['purpose']): Promise<void> {
  await tx.kysely
    .deleteFrom('one_time_link')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}
