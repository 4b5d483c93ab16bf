import type { Queryable } from '../database/database.js';
import { LINK_PURPOSE } from '../database/words.js';
import type { DigestItem } from './notifications.queries.js';

export interface DigestToMailRow {
  id: number;
  user_id: number;
  email: string;
  title: string;
  message: string;
  items: DigestItem[];
}

/**
 * Takes a digest to mail it; null where it was taken before, or its reader does not want it (any more). Who took it
 * sends it, or gives it back. `wall` is system time.
 */
export async function takeDigestToMail(
  db: Queryable,
  id: number,
  wall: Date,
): Promise<DigestToMailRow | null> {
  const [row] = await db.rows<DigestToMailRow>(
    `update notification n set mailed_at = $2 from user_account u
      where n.id = $1 and n.mailed_at is null and n.digest_key is not null and u.id = n.user_id and u.wants_email
        and u.email_confirmed_at is not null
     returning n.id, n.user_id, u.email, n.title, n.message, coalesce(n.items, '[]') as items`,
    [id, wall],
  );
  return row ?? null;
}

/** It could not be sent: another try may take it. */
export async function giveDigestBack(db: Queryable, id: number): Promise<void> {
  await db.rows('update notification set mailed_at = null where id = $1', [id]);
}

/** Links of which one can be used to end digests by mail. */
export async function addUnsubscribeLink(
  db: Queryable,
  link: { userId: number; email: string; secretHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db.rows(
    `insert into one_time_link (user_id, purpose, secret_hash, email, created_at, expires_at)
     values ($1, 'unsubscribe', $2, $3, $4, $5)`,
    [link.userId, link.secretHash, link.email, link.now, link.expiresAt],
  );
}

/** Switches digests by mail off for whose link it is; false where the link is none of ours, or expired. */
export async function unsubscribe(db: Queryable, secretHash: Buffer, now: Date): Promise<boolean> {
  const rows = await db.rows(
    `update user_account u set wants_email = false from one_time_link l
      where l.secret_hash = $1 and l.purpose = ${LINK_PURPOSE.unsubscribe} and l.expires_at > $2 and u.id = l.user_id returning u.id`,
    [secretHash, now],
  );
  return rows.length > 0;
}
