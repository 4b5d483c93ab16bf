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
  { mailboxHash, now }: { mailboxHash: Buffer; now: Date },
): Promise<void> {
  await tx.kysely
    .insertInto('ended_address')
    .values({ user_id: userId, mailbox_hash: mailboxHash, ended_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'mailbox_hash']).doNothing())
    .execute();
}
