/** Raw SQL: the keeper's lease uses the database's clock. The rest is typed. */
import type { Queryable } from '../../database/database.js';
import { COMMAND_STATE } from '../../database/words.js';

/**
 * Takes the keeper's lease if it is free, already held by `holder`, or without a heartbeat for `staleMs` of system
 * time.
 * @returns the new epoch, or null if another worker is keeper
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
 * Writes a heartbeat and locks the keeper's row until the transaction ends, so that no other worker can take over
 * meanwhile. The server ends the transaction if it is idle for `idleMs`, so a frozen keeper cannot hold the row.
 * @returns false if the epoch has passed: then the transaction must write nothing
 */
export async function beatKeeper(db: Queryable, epoch: number, idleMs = 7000): Promise<boolean> {
  const rows = await db.rows(
    `update keeper set heartbeat_at = clock_timestamp() where id = 1 and epoch = $1
     returning id, set_config('idle_in_transaction_session_timeout', $2, true)`,
    [epoch, String(idleMs)],
  );
  return rows.length === 1;
}

/** A statement that does nothing, so that the server does not consider the transaction idle. */
export async function keepAlive(tx: Queryable): Promise<void> {
  await tx.rows('select');
}

/** The news time up to which all work on the stories was finished, or null. */
export async function keeperSettledAt(db: Queryable): Promise<Date | null> {
  const row = await db.kysely
    .selectFrom('keeper')
    .select('settled_at')
    .where('id', '=', 1)
    .executeTakeFirst();
  return row?.settled_at ?? null;
}

/**
 * Records that all work up to `horizon` is finished, unless a command or an article waits. Refused articles do not
 * count. Indexes: article_waiting, topic_command_waiting.
 */
export async function settleKeeper(tx: Queryable, horizon: Date, refused: readonly number[]): Promise<void> {
  await tx.rows(
    `update keeper set settled_at = $1
      where id = 1
        and not exists (select 1 from article
                         where topic_id is null and hidden_at is null and first_seen_at <= $1 and id <> all($2::int[]))
        and not exists (select 1 from topic_command where state = ${COMMAND_STATE.waiting})`,
    [horizon, refused],
  );
}

/** Releases the lease, unless the epoch has passed. */
export async function releaseKeeper(db: Queryable, epoch: number): Promise<void> {
  await db.kysely
    .updateTable('keeper')
    .set({ holder: null, heartbeat_at: null })
    .where('id', '=', 1)
    .where('epoch', '=', epoch)
    .execute();
}
