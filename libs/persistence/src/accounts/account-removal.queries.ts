/** Raw SQL: follows and their numbers change in one statement. */
import type { Queryable } from '../database/database.js';

/**
 * Holds an account that is to be removed, before anything else is written about it, so that nothing new of it comes in
 * meanwhile; false where it is gone.
 */
export async function holdForRemoval(tx: Queryable, userId: number): Promise<boolean> {
  const rows = await tx.rows('select 1 from user_account where id = $1 for update', [userId]);
  return rows.length > 0;
}

/**
 * Takes an account out with everything about its reader: the numbers of followers go down, audit rows keep a pseudonym.
 * The account's row is held; topics and sources are locked in the order of their ids.
 */
export async function removeAccount(tx: Queryable, userId: number, pseudonym: string): Promise<void> {
  await takeBack(tx, userId, 'topic', 'follow');
  await takeBack(tx, userId, 'source', 'source_follow');
  await tx.rows('update audit_entry set actor_id = null, pseudonym = $2 where actor_id = $1', [
    userId,
    pseudonym,
  ]);
  await tx.rows('delete from user_account where id = $1', [userId]);
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
