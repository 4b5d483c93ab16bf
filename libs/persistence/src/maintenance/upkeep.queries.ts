/** Raw SQL: bounded batches under advisory locks. */
import type { Database, Queryable } from '../database/database.js';

/** What is thrown away before a moment of system time, and by which column. */
const PRUNED = {
  /** Index: feed_visit_age. */
  feed_visit: 'wall_at',
  /** Finished archives; small. */
  import_run: 'finished_at',
  /** Notifications that an admin has read; small. */
  operator_alert: 'read_at',
  /** Index: session_expires_at_index. */
  session: 'expires_at',
  /** Index: one_time_link_expires_at_index. */
  one_time_link: 'expires_at',
  /** Unix time (ms). Index: rate_limit_expire_index. */
  rate_limit: 'expire',
  /** Three rows a day. */
  digest_run: 'finished_at',
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
      [table === 'rate_limit' ? before.getTime() : before, limit],
    );
    return row?.deleted ?? 0;
  });
}

/**
 * Deletes up to `limit` revisions of articles that were changed more than `newest` + 1 times: of each the first and the `newest`
 * last ones stay. Alone, as `pruneBatch` is. Index: article_revision_article_id_content_hash_replaced_at_unique, read whole.
 */
export function pruneRevisions(db: Database, newest: number, limit: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    if (!(await alone(tx, `${PRUNING}:article_revision`))) return null;
    const [row] = await tx.rows<{ deleted: number }>(
      `with placed as (
         select id, row_number() over changes as place, count(*) over (partition by article_id) as revisions
           from article_revision
          where article_id in (select article_id from article_revision group by article_id having count(*) > $1::int + 1)
         window changes as (partition by article_id order by id)
       ), gone as (
         delete from article_revision
          where id in (select id from placed where place > 1 and place <= revisions - $1::int limit $2) returning 1
       )
       select count(*)::int as deleted from gone`,
      [newest, limit],
    );
    return row?.deleted ?? 0;
  });
}

/** Of notifications: read ones made before `read`, and all made before `any` (news time), are thrown away. */
export interface NotificationsKept {
  read: Date;
  any: Date;
}

/**
 * Looks through up to `limit` notifications from the oldest on, after the id `afterId`, and throws away those that are not kept. Answers
 * the last id looked at, and how many went; a null id when there is nothing older left to look at. Index: notification_pkey.
 */
export async function pruneNotifications(
  db: Queryable,
  kept: NotificationsKept,
  afterId: number,
  limit: number,
): Promise<{ last_id: number | null; deleted: number }> {
  const [row] = await db.rows<{ last_id: number | null; deleted: number }>(
    `with page as (select id, created_at, read_at from notification where id > $3 order by id limit $4),
     old as (select id, read_at, created_at from page where created_at < greatest($1::timestamptz, $2::timestamptz)),
     gone as (
       delete from notification where id in (
         select id from old where created_at < $2 or (read_at is not null and created_at < $1)) returning 1)
     select (select max(id) from old) as last_id, (select count(*)::int from gone) as deleted`,
    [kept.read, kept.any, afterId, limit],
  );
  return row ?? { last_id: null, deleted: 0 };
}

/**
 * Deletes up to `limit` entries of the notifications' ledger whose facts happened before `before` (news time), the first written
 * first: those of facts that no notification speaks of any more. Alone, as `pruneBatch` is. Index: notified_fact_event_id_index.
 */
export function pruneLedger(db: Database, before: Date, limit: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    if (!(await alone(tx, `${PRUNING}:notified_fact`))) return null;
    const [row] = await tx.rows<{ deleted: number }>(
      `with page as (select ctid, event_id from notified_fact order by event_id limit $2),
       gone as (
         delete from notified_fact
          where ctid = any(array(select page.ctid from page join topic_event e on e.id = page.event_id where e.at < $1))
         returning 1)
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
