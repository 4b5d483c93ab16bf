import type { Database, Queryable } from '../database.js';

/** What is thrown away before a moment of system time, and by which column. */
const PRUNED = {
  /** Index: feed_visit_age. */
  feed_visit: 'wall_at',
  /** Finished archives; small. */
  import_run: 'finished_at',
  /** Notices that an admin has read; small. */
  operator_notice: 'read_at',
} as const;
export type PrunedTable = keyof typeof PRUNED;

/** Any constant: those that prune at the same time find out by it. */
const PRUNING = 'followthrough:prune';

/**
 * Deletes up to `limit` rows of before `before` in one short transaction, whose advisory lock keeps other workers from
 * doing the same meanwhile. Answers how many were deleted; null when another worker was at it, and nothing was.
 */
export function pruneBatch(
  db: Database,
  table: PrunedTable,
  before: Date,
  limit: number,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    if (!(await alone(tx, `${PRUNING}:${table}`))) return null;
    const [row] = await tx.rows<{ deleted: number }>(
      `with gone as (
         delete from ${table} where ctid = any(array(select ctid from ${table} where ${PRUNED[table]} < $1 limit $2))
         returning 1
       )
       select count(*)::int as deleted from gone`,
      [before, limit],
    );
    return row?.deleted ?? 0;
  });
}

/** Takes the named lock for the rest of the transaction, or answers false at once. */
async function alone(tx: Queryable, name: string): Promise<boolean> {
  const [row] = await tx.rows<{ mine: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
    [name],
  );
  return row?.mine ?? false;
}
