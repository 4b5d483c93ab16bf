import type { Queryable } from '../../database/database.js';

/** Email addresses of the reader's targets whose recipients ended the emails. */
export async function unwantedPlaces(db: Queryable, userId: number): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('notification_target')
    .select('place')
    .where('user_id', '=', userId)
    .where('kind', '=', 'mail')
    .where('stop_reason', '=', 'unwanted')
    .execute();
  return rows.map(({ place }) => place);
}

/** Whether a deleted target of the reader had this address, and its recipient had ended the emails. */
export async function isEndedAddress(db: Queryable, userId: number, mailboxHash: Buffer): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('ended_address')
    .select('id')
    .where('user_id', '=', userId)
    .where('mailbox_hash', '=', mailboxHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepEndedAddress(
  tx: Queryable,
  userId: number,
  { mailboxHash, endedAt }: { mailboxHash: Buffer; endedAt: Date },
): Promise<void> {
  await tx.kysely
    .insertInto('ended_address')
    .values({ user_id: userId, mailbox_hash: mailboxHash, ended_at: endedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'mailbox_hash']).doNothing())
    .execute();
}

/** A link in the emails of a deleted target, and whose target it was. */
export interface FormerLink {
  linkHash: Buffer;
  mailboxHash: Buffer;
  until: Date;
}

export async function keepFormerLink(
  tx: Queryable,
  userId: number,
  { linkHash, mailboxHash, until }: FormerLink,
): Promise<void> {
  await tx.kysely
    .insertInto('former_target_link')
    .values({ user_id: userId, link_hash: linkHash, mailbox_hash: mailboxHash, expires_at: until })
    .execute();
}

/** Index `former_target_link_link_hash_unique`. Null if the link is unknown or has expired. */
export async function formerLink(
  db: Queryable,
  linkHash: Buffer,
  now: Date,
): Promise<{ user_id: number; mailbox_hash: Buffer } | null> {
  const row = await db.kysely
    .selectFrom('former_target_link')
    .select(['user_id', 'mailbox_hash'])
    .where('link_hash', '=', linkHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The reader whose target has this link in its emails, or had it until it was deleted lately (indexes
 * `notification_target_link_hash_unique`, `former_target_link_link_hash_unique`). Null if the link is unknown or has expired.
 */
export async function readerOfLink(db: Queryable, linkHash: Buffer, now: Date): Promise<number | null> {
  const [row] = await db.rows<{ user_id: number }>(
    `select user_id from notification_target where link_hash = $1
     union all select user_id from former_target_link where link_hash = $1 and expires_at > $2`,
    [linkHash, now],
  );
  return row?.user_id ?? null;
}
