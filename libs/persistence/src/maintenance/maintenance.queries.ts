/** Raw SQL: bounded batches under advisory locks. */
import type { Database, Queryable } from '../database/database.js';

/** The pruned tables, each with its column of system time. */
const PRUNED = {
  /** Visits outside the months that have a partition. Index: feed_visit_age. */
  feed_visit_other: 'wall_at',
  /** Finished imports. The table is small. */
  import_run: 'finished_at',
  /** Alerts that were read. The table is small. */
  operator_alert: 'read_at',
  /** Index: session_expires_at_index. */
  session: 'expires_at',
  /** Index: api_token_expires_at_index. */
  api_token: 'expires_at',
  /** Index: one_time_link_expires_at_index. */
  one_time_link: 'expires_at',
  /** Index: former_target_link_expires_at_index. */
  former_target_link: 'expires_at',
  /** Index: auth_challenge_expires_at_index. */
  auth_challenge: 'expires_at',
  /** Unix time (ms). Index: rate_limit_expire_index. */
  rate_limit: 'expire',
  /** Three rows a day. */
  digest_run: 'finished_at',
  /** Finished commands. The table is small. */
  topic_command: 'done_at',
  /** Messages that were acted on. Index: payment_event_handled. */
  payment_event: 'handled_at',
  /** Index: contact_message_created_at_index. */
  contact_message: 'created_at',
  /** Index: story_question_removed. */
  story_question: 'removed_at',
} as const;
export type PrunedTable = keyof typeof PRUNED;

/** Prefix of the advisory locks. */
export const PRUNING = 'followthrough:prune';

/**
 * Deletes up to `limit` rows older than `before` in one short transaction. An advisory lock excludes other workers.
 * @returns the number of deleted rows, or null if another worker holds the lock
 */
export function pruneBatch(
  db: Database,
  table: PrunedTable,
  before: Date,
  limit: number,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx, `${PRUNING}:${table}`))) return null;
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
 * Deletes up to `limit` revisions of articles that have more than `newest` + 1. The first and the `newest` last ones
 * stay. Locks like `pruneBatch`. Index: article_revision_article_id_content_hash_replaced_at_unique, read completely.
 */
export function pruneRevisions(db: Database, newest: number, limit: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx, `${PRUNING}:article_revision`))) return null;
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

/**
 * Limits in news time: notifications that were read are deleted if created before `read`, all others before `any`.
 */
export interface NotificationsKept {
  read: Date;
  any: Date;
}

/**
 * Checks up to `limit` notifications after the id `afterId`, oldest first, and deletes expired ones. Index:
 * notification_pkey.
 * @returns the last checked id, or null if no old ones are left, and the number of deleted rows
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
 * Deletes up to `limit` ledger entries of facts from before `before` (news time), oldest first. Such facts cause no
 * more notifications. Locks like `pruneBatch`. Index: notified_fact_event_id_index.
 */
export function pruneLedger(db: Database, before: Date, limit: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx, `${PRUNING}:notified_fact`))) return null;
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

/** Takes the named lock until the transaction ends. Returns false at once if it is taken. */
export async function tryLock(tx: Queryable, name: string): Promise<boolean> {
  const [row] = await tx.rows<{ mine: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
    [name],
  );
  return row?.mine ?? false;
}
