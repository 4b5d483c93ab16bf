/** Raw SQL: a limit that is kept by the insert, and deliveries that follow a change of their target. */
import type { TargetKind } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';

type Columns = Row<'notification_target'>;

/** A target as its reader sees it, without its secrets. */
export type TargetRow = Pick<
  Columns,
  | 'id'
  | 'kind'
  | 'name'
  | 'place'
  | 'takes_all'
  | 'heeds_quiet'
  | 'confirmed_at'
  | 'paused_at'
  | 'stopped_at'
  | 'stop_reason'
  | 'failing_since'
  | 'retry_at'
  | 'delivered_at'
  | 'created_at'
> & { waiting: number; dead: number };

const SHOWN = `t.id, t.kind, t.name, t.place, t.takes_all, t.heeds_quiet, t.confirmed_at, t.paused_at, t.stopped_at, t.stop_reason,
  t.failing_since, t.retry_at, t.delivered_at, t.created_at,
  (select count(*)::int from target_delivery d where d.target_id = t.id and d.notification_id is not null
     and d.sent_at is null and d.dead_at is null and d.dropped_at is null) as waiting,
  (select count(*)::int from target_delivery d where d.target_id = t.id and d.dead_at is not null
     and d.notification_id is not null) as dead`;

/** A reader's targets, oldest first (indexes `notification_target_user_id_index`, `target_delivery_newest`). */
export function targetsOf(db: Queryable, userId: number): Promise<TargetRow[]> {
  return db.rows(`select ${SHOWN} from notification_target t where t.user_id = $1 order by t.id`, [userId]);
}

/** Null if the reader has no such target. */
export async function targetOf(db: Queryable, userId: number, id: number): Promise<TargetRow | null> {
  const [row] = await db.rows<TargetRow>(
    `select ${SHOWN} from notification_target t where t.id = $2 and t.user_id = $1`,
    [userId, id],
  );
  return row ?? null;
}

export interface NewTarget {
  userId: number;
  kind: TargetKind;
  name: string;
  place: string;
  sealed: Buffer;
  takesAll: boolean;
  heedsQuiet: boolean;
  /** For an email address, which is confirmed by a link. */
  link: { hash: Buffer; until: Date } | null;
  now: Date;
}

/** Returns null if the reader has `most` already. The caller has locked the account. */
export async function addTarget(tx: Queryable, target: NewTarget, most: number): Promise<number | null> {
  const { userId, kind, name, place, sealed, takesAll, heedsQuiet, link, now } = target;
  const [row] = await tx.rows<{ id: number }>(
    `insert into notification_target (user_id, kind, name, place, sealed, takes_all, heeds_quiet, link_hash, confirm_until,
                                      confirmed_at, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, case when $8::bytea is null then $10::timestamptz end, $10
      where (select count(*) from notification_target where user_id = $1) < $11
     returning id`,
    [
      userId,
      kind,
      name,
      place,
      sealed,
      takesAll,
      heedsQuiet,
      link?.hash ?? null,
      link?.until ?? null,
      now,
      most,
    ],
  );
  return row?.id ?? null;
}

/** Returns false if the reader has no such target. */
export async function changeTarget(
  db: Queryable,
  userId: number,
  id: number,
  { name, takesAll, heedsQuiet }: { name?: string; takesAll?: boolean; heedsQuiet?: boolean },
): Promise<boolean> {
  const rows = await db.rows(
    `update notification_target set name = coalesce($3, name), takes_all = coalesce($4, takes_all),
            heeds_quiet = coalesce($5, heeds_quiet)
      where id = $2 and user_id = $1 returning id`,
    [userId, id, name ?? null, takesAll ?? null, heedsQuiet ?? null],
  );
  return rows.length > 0;
}

/** Of one target, or of all if `id` is null. What waits, waits until the target is resumed. Tests do not wait. */
export async function pauseTarget(
  tx: Queryable,
  userId: number,
  id: number | null,
  now: Date,
): Promise<void> {
  await tx.rows(
    `with paused as (
       update notification_target set paused_at = coalesce(paused_at, $3)
        where user_id = $1 and ($2::int is null or id = $2) returning id)
     update target_delivery set due_at = null
      where target_id in (select id from paused) and due_at is not null and notification_id is not null`,
    [userId, id, now],
  );
}

/**
 * Lets a paused or stopped target go on. Of what waited, news from before `freshSince` is dropped. Returns false if the recipient ended
 * its emails, or the reader has no such target.
 */
export async function resumeTarget(
  tx: Queryable,
  userId: number,
  id: number,
  { now, freshSince }: { now: Date; freshSince: Date },
): Promise<boolean> {
  const [row] = await tx.rows<{ resumed: number }>(
    `with resumed as (
       update notification_target set paused_at = null, stopped_at = null, stop_reason = null, failures = 0, failing_since = null,
              retry_at = null
        where id = $2 and user_id = $1 and stop_reason is distinct from 'unwanted' returning id),
     waiting as (
       update target_delivery set due_at = case when ordered_at >= $4 then $3::timestamptz end,
              dropped_at = case when ordered_at < $4 then $3::timestamptz end
        where target_id in (select id from resumed) and notification_id is not null
          and sent_at is null and dead_at is null and dropped_at is null)
     select count(*)::int as resumed from resumed`,
    [userId, id, now, freshSince],
  );
  return row?.resumed === 1;
}

/** Deletes a target with its deliveries, and the choice of stories for it. Returns false if the reader has no such target. */
export async function removeTarget(tx: Queryable, userId: number, id: number): Promise<boolean> {
  const gone = await tx.rows(`delete from notification_target where id = $2 and user_id = $1 returning id`, [
    userId,
    id,
  ]);
  await tx.rows(
    `update follow set target_ids = array_remove(target_ids, $2) where user_id = $1 and $2 = any(target_ids)`,
    [userId, id],
  );
  return gone.length > 0;
}

/** Locks a target and returns its encrypted address, and why it stopped. Null if the reader has no such target. */
export async function sealedTarget(
  tx: Queryable,
  userId: number,
  id: number,
): Promise<Pick<
  Columns,
  'kind' | 'place' | 'sealed' | 'link_hash' | 'confirmed_at' | 'stopped_at' | 'stop_reason'
> | null> {
  const row = await tx.kysely
    .selectFrom('notification_target')
    .select(['kind', 'place', 'sealed', 'link_hash', 'confirmed_at', 'stopped_at', 'stop_reason'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function resealTarget(tx: Queryable, id: number, sealed: Buffer): Promise<void> {
  await tx.kysely.updateTable('notification_target').set({ sealed }).where('id', '=', id).execute();
}

/** Links that were mailed again confirm until then. */
export async function prolongTargetLink(tx: Queryable, id: number, until: Date): Promise<void> {
  await tx.kysely
    .updateTable('notification_target')
    .set({ confirm_until: until })
    .where('id', '=', id)
    .execute();
}

/** Confirms the address of a link (index `notification_target_link_hash_unique`). Null if the link is unknown or has expired. */
export async function confirmTargetEmail(db: Queryable, linkHash: Buffer, now: Date): Promise<string | null> {
  const [row] = await db.rows<{ place: string }>(
    `update notification_target set confirmed_at = coalesce(confirmed_at, $2)
      where link_hash = $1 and stopped_at is null and (confirmed_at is not null or confirm_until > $2) returning place`,
    [linkHash, now],
  );
  return row?.place ?? null;
}

/** The email target of a link (index `notification_target_link_hash_unique`), locked. Null if the link is unknown. */
export async function targetOfLink(
  tx: Queryable,
  linkHash: Buffer,
): Promise<Pick<Columns, 'id' | 'user_id' | 'place'> | null> {
  const row = await tx.kysely
    .selectFrom('notification_target')
    .select(['id', 'user_id', 'place'])
    .where('link_hash', '=', linkHash)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** A reader's email targets. */
export function mailTargetsOf(db: Queryable, userId: number): Promise<Pick<Columns, 'id' | 'place'>[]> {
  return db.kysely
    .selectFrom('notification_target')
    .select(['id', 'place'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'mail')
    .orderBy('id')
    .execute();
}

/** Ends the emails of targets because their recipient wants none, and drops what waits. The time of an earlier end stays. */
export async function stopTargetEmails(tx: Queryable, ids: readonly number[], now: Date): Promise<void> {
  await tx.rows(
    `with stopped as (
       update notification_target
          set stopped_at = case when stop_reason = 'unwanted' then stopped_at else $2 end, stop_reason = 'unwanted', confirm_until = null
        where id = any($1::int[]) returning id)
     update target_delivery set dropped_at = $2, due_at = null
      where target_id in (select id from stopped) and sent_at is null and dead_at is null and dropped_at is null`,
    [ids, now],
  );
}
