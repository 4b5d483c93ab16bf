import { sql } from 'kysely';
import type { DigestKind } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { Row, RowOf } from '../database/tables.js';
import type { DigestItem } from './notifications.queries.js';

export type DigestToMailRow = RowOf<typeof claimDigestToMail>;

/**
 * Claims a digest for mailing. Returns null if it was already claimed or its reader no longer wants it. The caller
 * sends it or releases it. `wall` is system time.
 */
export async function claimDigestToMail(db: Queryable, id: number, wall: Date) {
  const row = await db.kysely
    .updateTable('notification as n')
    .from('user_account as u')
    .set({ mailed_at: wall })
    .where('n.id', '=', id)
    .where('n.mailed_at', 'is', null)
    .where('n.digest_key', 'is not', null)
    .whereRef('u.id', '=', 'n.user_id')
    .where((eb) => eb.ref('u.wants_email'))
    .where('u.email_confirmed_at', 'is not', null)
    .returning(['n.id', 'n.user_id', 'u.email', 'n.title', 'n.message', 'n.story_count', 'n.created_at'])
    .returning(sql<readonly DigestItem[]>`coalesce(n.items, '[]')`.as('items'))
    .returning(sql<DigestKind>`split_part(n.digest_key, ' ', 1)`.as('kind'))
    .executeTakeFirst();
  return row ?? null;
}

/** Releases a digest that could not be sent, so that a retry can claim it. */
export async function releaseDigest(db: Queryable, id: number): Promise<void> {
  await db.kysely.updateTable('notification').set({ mailed_at: null }).where('id', '=', id).execute();
}

/** Stores an unsubscribe link. */
export async function addUnsubscribeLink(
  db: Queryable,
  link: { userId: number; email: string; secretHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db.kysely
    .insertInto('one_time_link')
    .values({
      user_id: link.userId,
      purpose: 'unsubscribe',
      secret_hash: link.secretHash,
      email: link.email,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Turns off mailed digests for the owner of the link. Returns false if the link is unknown or expired. */
export function unsubscribe(db: Queryable, secretHash: Buffer, now: Date): Promise<boolean> {
  return changeByLink(db, { wants_email: false }, secretHash, now);
}

/** Puts the daily digest of the link's owner into the weekly one. Returns false if the link is unknown or expired. */
export function chooseWeeklyDigest(db: Queryable, secretHash: Buffer, now: Date): Promise<boolean> {
  return changeByLink(db, { wants_weekly_digest: true }, secretHash, now);
}

async function changeByLink(
  db: Queryable,
  change: Partial<Pick<Row<'user_account'>, 'wants_email' | 'wants_weekly_digest'>>,
  secretHash: Buffer,
  now: Date,
): Promise<boolean> {
  const changed = await db.kysely
    .updateTable('user_account as u')
    .from('one_time_link as l')
    .set(change)
    .where('l.secret_hash', '=', secretHash)
    .where('l.purpose', '=', 'unsubscribe')
    .where('l.expires_at', '>', now)
    .whereRef('u.id', '=', 'l.user_id')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0;
}
