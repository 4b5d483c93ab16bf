/** Raw SQL: claims by SKIP LOCKED that are fair between readers, and changes of all that waits for a target. */
import type { DigestSection, TargetStop } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';

/** Due deliveries that one claim looks at, those due longest first. */
const LOOKED_AT = 100_000;

export type ClaimedTargetRow = Pick<
  Row<'notification_target'>,
  | 'id'
  | 'user_id'
  | 'kind'
  | 'sealed'
  | 'takes_all'
  | 'heeds_quiet'
  | 'paused_at'
  | 'stopped_at'
  | 'failures'
  | 'failing_since'
> &
  Pick<Row<'user_account'>, 'time_zone' | 'quiet_from' | 'quiet_to'>;

/**
 * Leases targets for which something is due, at most `limit`: first one of each reader, then a second one of each,
 * where those that are leased count. No other worker gets
 * them until `until` (index `target_delivery_due`). System time.
 */
export function claimTargets(
  db: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ClaimedTargetRow[]> {
  return db.rows(
    `with due as (
       select target_id, due_at from target_delivery where due_at <= $1 order by due_at limit ${LOOKED_AT}),
     free as (
       select t.id, min(d.due_at) as due_at,
              (select count(*) from notification_target held where held.user_id = t.user_id and held.leased_until > $1)
                + row_number() over (partition by t.user_id order by min(d.due_at), t.id) as turn
         from due d join notification_target t on t.id = d.target_id
        where t.leased_until is null or t.leased_until <= $1 group by t.id),
     picked as (
       select t.id from free f join notification_target t on t.id = f.id
        where t.leased_until is null or t.leased_until <= $1
        order by f.turn, f.due_at, f.id limit $3 for no key update of t skip locked)
     update notification_target t set leased_until = $2
       from picked, user_account u
      where t.id = picked.id and u.id = t.user_id
     returning t.id, t.user_id, t.kind, t.sealed, t.takes_all, t.heeds_quiet, t.paused_at, t.stopped_at, t.failures, t.failing_since,
               u.time_zone, u.quiet_from, u.quiet_to`,
    [now, until, limit],
  );
}

/** Something that is due for a target, with what it is about. All of `notification` is null for a test. */
export interface DueDeliveryRow {
  id: number;
  ordered_at: Date;
  notification_id: number | null;
  title: string | null;
  message: string | null;
  milestone_id: number | null;
  is_digest: boolean;
  items: readonly DueItem[] | null;
  topic_id: number | null;
  topic_slug: string | null;
  topic_name: string | null;
  source_slug: string | null;
  /** Null if the reader does not follow its story. */
  follower: number | null;
  muted_since: Date | null;
  muted_until: Date | null;
  /** Stories chosen for the target, as far as they matter here. */
  chosen: number[];
}

export interface DueItem {
  topicId: number | null;
  slug: string;
  name: string;
  section?: DigestSection | null;
  facts: readonly string[];
}

/** What is due for a target: tests first, then what was ordered first (index `target_delivery_newest`). */
export function dueDeliveries(
  db: Queryable,
  target: Pick<ClaimedTargetRow, 'id' | 'user_id'>,
  { now, limit }: { now: Date; limit: number },
): Promise<DueDeliveryRow[]> {
  return db.rows(
    `select d.id, d.ordered_at, d.notification_id, n.title, n.message, n.milestone_id, n.digest_key is not null and n.source_id is null as is_digest,
            n.items, t.id as topic_id, t.slug as topic_slug, coalesce(t.label, t.name) as topic_name, s.slug as source_slug,
            f.user_id as follower, f.muted_since, f.muted_until,
            array(select c.topic_id from follow c where c.user_id = $2 and d.target_id = any(c.target_ids)
                     and (c.topic_id = n.topic_id or n.topic_id is null)) as chosen
       from target_delivery d left join notification n on n.id = d.notification_id
            left join topic t on t.id = n.topic_id
            left join source s on s.id = n.source_id
            left join follow f on f.user_id = n.user_id and f.topic_id = n.topic_id
      where d.target_id = $1 and d.due_at <= $3
      order by d.notification_id is not null, d.id limit $4`,
    [target.id, target.user_id, now, limit],
  );
}

/** Marks a delivery as accepted. The target works again, and what waited for its next attempt is due. */
export async function markDelivered(
  db: Queryable,
  targetId: number,
  id: number,
  { at, isTest }: { at: Date; isTest: boolean },
): Promise<void> {
  await db.rows(
    `with sent as (update target_delivery set sent_at = $3, tried_at = $3, attempts = attempts + 1, due_at = null, fault = null
                    where id = $2),
     target as (update notification_target set failures = 0, failing_since = null, retry_at = null,
                       delivered_at = case when $4 then delivered_at else $3 end
                 where id = $1),
     before as (select retry_at from notification_target where id = $1)
     update target_delivery set due_at = $3
      where target_id = $1 and id <> $2 and notification_id is not null and due_at > $3
        and due_at = (select retry_at from before)`,
    [targetId, id, at, isTest],
  );
}

/** Ends one delivery: it is given up, or with `isDropped` no longer wanted. */
export async function endDelivery(
  db: Queryable,
  id: number,
  { at, fault, isDropped }: { at: Date; fault: string | null; isDropped: boolean },
): Promise<void> {
  await db.rows(
    `update target_delivery set due_at = null, fault = coalesce($3, fault),
            tried_at = case when $4 then tried_at else $2 end, attempts = attempts + case when $4 then 0 else 1 end,
            dropped_at = case when $4 then $2::timestamptz end, dead_at = case when $4 then null else $2::timestamptz end
      where id = $1`,
    [id, at, fault, isDropped],
  );
}

/**
 * A failed attempt counts for everything that was due for the target: it is tried again at `retryAt`, or given up after `most` attempts.
 */
export async function putOff(
  db: Queryable,
  targetId: number,
  failed: { at: Date; retryAt: Date; fault: string; failures: number; since: Date | null; most: number },
): Promise<void> {
  const { at, retryAt, fault, failures, since, most } = failed;
  await db.rows(
    `with target as (update notification_target set failures = $5, failing_since = $6, retry_at = $3 where id = $1)
     update target_delivery set attempts = attempts + 1, tried_at = $2, fault = $4,
            due_at = case when attempts + 1 < $7 then $3::timestamptz end,
            dead_at = case when attempts + 1 >= $7 then $2::timestamptz end
      where target_id = $1 and notification_id is not null and due_at <= $2`,
    [targetId, at, retryAt, fault, failures, since, most],
  );
}

/** Lets what is due wait, for quiet hours. Tests do not wait. */
export async function postpone(db: Queryable, targetId: number, now: Date, until: Date): Promise<void> {
  await db.rows(
    `update target_delivery set due_at = $3 where target_id = $1 and notification_id is not null and due_at <= $2`,
    [targetId, now, until],
  );
}

/** Takes back what became due while its target was being paused or stopped: it waits until the target is resumed. */
export async function holdBack(db: Queryable, targetId: number): Promise<void> {
  await db.rows(
    `update target_delivery set due_at = null where target_id = $1 and notification_id is not null and due_at is not null`,
    [targetId],
  );
}

/** Stops a target. What waits for it is given up. */
export async function stopTarget(
  db: Queryable,
  targetId: number,
  { at, reason, fault }: { at: Date; reason: TargetStop; fault: string },
): Promise<void> {
  await db.rows(
    `with stopped as (update notification_target set stopped_at = $2, stop_reason = $3, failures = 0, failing_since = null, retry_at = null
                       where id = $1)
     update target_delivery set dead_at = $2, due_at = null, tried_at = $2, fault = $4
      where target_id = $1 and notification_id is not null and sent_at is null and dead_at is null and dropped_at is null`,
    [targetId, at, reason, fault],
  );
}

/** Ends the lease. */
export async function releaseTarget(db: Queryable, id: number): Promise<void> {
  await db.kysely
    .updateTable('notification_target')
    .set({ leased_until: null })
    .where('id', '=', id)
    .execute();
}
