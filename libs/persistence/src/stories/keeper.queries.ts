/** Raw SQL: the keeper's lease is claimed by the database's own clock. The rest is typed. */
import type { Queryable } from '../database/database.js';

/**
 * Takes the keeper's lease when it is free, was given up, is one's own already, or has not shown a heartbeat for
 * `staleMs` of system time. Answers the new epoch, or null while somebody else keeps.
 */
export async function takeKeeper(db: Queryable, holder: string, staleMs: number): Promise<number | null> {
  await db.kysely
    .insertInto('keeper')
    .values({ id: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const [row] = await db.rows<{ epoch: number }>(
    `update keeper set epoch = epoch + 1, holder = $1, heartbeat_at = clock_timestamp()
      where id = 1 and (holder is null or holder = $1 or heartbeat_at is null
                        or heartbeat_at < clock_timestamp() - $2 * interval '1 millisecond')
      returning epoch`,
    [holder, staleMs],
  );
  return row?.epoch ?? null;
}

/**
 * Shows that the keeper of this epoch lives, and locks its row until the transaction ends, so that nobody takes
 * over in the midst of it. A transaction whose process then does nothing for `idleMs` is ended by the server: a frozen keeper
 * must not hold the row for ever. False when the epoch has passed: its transactions must write nothing.
 */
export async function beatKeeper(db: Queryable, epoch: number, idleMs = 7000): Promise<boolean> {
  const rows = await db.rows(
    `update keeper set heartbeat_at = clock_timestamp() where id = 1 and epoch = $1
     returning id, set_config('idle_in_transaction_session_timeout', $2, true)`,
    [epoch, String(idleMs)],
  );
  return rows.length === 1;
}

/** Gives the lease up at once; a later epoch is left alone. */
export async function releaseKeeper(db: Queryable, epoch: number): Promise<void> {
  await db.kysely
    .updateTable('keeper')
    .set({ holder: null, heartbeat_at: null })
    .where('id', '=', 1)
    .where('epoch', '=', epoch)
    .execute();
}
