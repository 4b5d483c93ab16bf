/** Raw SQL: follows and their numbers change in one statement. The rest is typed. */
import type { Queryable } from '../database/database.js';

/**
 * Holds an account that is to be removed, before anything else is written about it, so that nothing new of it comes in
 * meanwhile; false if it is gone.
 */
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
 * Takes an account out with everything about its reader: the numbers of followers go down, audit rows keep a pseudonym.
 * The account's row is held; topics and sources are locked in the order of their ids.
 */
export async function removeAccount(tx: Queryable, userId: number, pseudonym: string): Promise<void> {
  await takeBack(tx, userId, 'topic', 'follow');
  await takeBack(tx, userId, 'source', 'source_follow');
  await tx.kysely
    .updateTable('audit_entry')
    .set({ actor_id: null, pseudonym })
    .where('actor_id', '=', userId)
    .execute();
  await tx.kysely.deleteFrom('user_account').where('id', '=', userId).execute();
}

async function takeBack(
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
