/** Raw SQL: follows and follower counts change in one statement. The rest is typed. */
import type { Queryable } from '../database/database.js';

/** Locks an account before its removal, so that no new rows refer to it. Returns false if it is gone. */
export async function holdForRemoval(tx: Queryable, userId: number): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes an account with all data of its reader. Follower counts are reduced. Audit entries keep a pseudonym. The
 * caller holds the account's row. Topics and sources are locked in the order of their ids.
 */
export async function removeAccount(tx: Queryable, userId: number, pseudonym: string): Promise<void> {
  await removeFollowsOf(tx, userId);
  await tx.kysely
    .updateTable('audit_entry')
    .set({ actor_id: null, pseudonym })
    .where('actor_id', '=', userId)
    .execute();
  await tx.kysely
    .deleteFrom('payment_event')
    .where('customer_id', 'in', (of) =>
      of.selectFrom('billing_account').select('customer_id').where('user_id', '=', userId),
    )
    .execute();
  await tx.kysely.deleteFrom('user_account').where('id', '=', userId).execute();
}

/** Removes the reader's follows. Before an entry of the audit log: others wait for that entry, and may hold a topic. */
export async function removeFollowsOf(tx: Queryable, userId: number): Promise<void> {
  await removeFollows(tx, userId, 'topic', 'follow');
  await removeFollows(tx, userId, 'source', 'source_follow');
}

async function removeFollows(
  tx: Queryable,
  userId: number,
  counted: 'topic' | 'source',
  follows: 'follow' | 'source_follow',
): Promise<void> {
  const followed = `select ${counted}_id from ${follows} where user_id = $1`;
  await tx.rows(`select id from ${counted} where id in (${followed}) order by id for no key update`, [
    userId,
  ]);
  await tx.rows(
    `with gone as (delete from ${follows} where user_id = $1 returning ${counted}_id)
     update ${counted} set follower_count = greatest(follower_count - 1, 0) where id in (select ${counted}_id from gone)`,
    [userId],
  );
}
