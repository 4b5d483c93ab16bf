/** Raw SQL: orders for the targets of many readers in one batch, and a list that joins what it is about. */
import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';

/** Whether any reader has a target. */
export async function hasTargets(db: Queryable): Promise<boolean> {
  const row = await db.kysely.selectFrom('notification_target').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Orders that the readers' targets get these notifications, each at most once (unique index on target and notification). A target that
 * does not get everything gets what is about stories chosen for it. One that fails waits for its next attempt.
 * @param wall system time
 */
export async function orderTargets(
  tx: Queryable,
  notificationIds: readonly number[],
  wall: Date,
): Promise<void> {
  await tx.rows(
    `insert into target_delivery (target_id, notification_id, ordered_at, due_at)
     select t.id, n.id, $2, greatest($2, coalesce(t.retry_at, $2))
       from notification n join notification_target t on t.user_id = n.user_id
      where n.id = any($1::int[]) and t.confirmed_at is not null and t.paused_at is null and t.stopped_at is null
        and (t.takes_all or n.source_id is null and exists (
              select from follow f where f.user_id = n.user_id and t.id = any(f.target_ids) and (f.topic_id = n.topic_id
                or f.topic_id in (select (item->>'topicId')::int from jsonb_array_elements(
                     case when jsonb_typeof(n.items) = 'array' then n.items else '[]' end) item))))
      order by 1, 2
     on conflict do nothing`,
    [notificationIds, wall],
  );
}

/** Orders a test instead of the last one. It is tried once. */
export async function orderTest(tx: Queryable, targetId: number, wall: Date): Promise<void> {
  await tx.rows(
    `with held as materialized (select id from notification_target where id = $1 for no key update),
     last as (delete from target_delivery d using held where d.target_id = held.id and d.notification_id is null)
     insert into target_delivery (target_id, ordered_at, due_at) select id, $2, $2 from held`,
    [targetId, wall],
  );
}

export type TargetDeliveryRow = Pick<
  Row<'target_delivery'>,
  'id' | 'ordered_at' | 'due_at' | 'attempts' | 'tried_at' | 'fault' | 'sent_at' | 'dead_at' | 'dropped_at'
> & { title: string | null; topic_slug: string | null; topic_language: string | null };

/** What a target got or waits for, newest first; or what was given up (index `target_delivery_newest`). */
export function deliveriesOf(
  db: Queryable,
  targetId: number,
  { isDead, limit }: { isDead: boolean; limit: number },
): Promise<TargetDeliveryRow[]> {
  return db.rows(
    `select d.id, d.ordered_at, d.due_at, d.attempts, d.tried_at, d.fault, d.sent_at, d.dead_at, d.dropped_at,
            n.title, t.slug as topic_slug, t.language as topic_language
       from target_delivery d left join notification n on n.id = d.notification_id left join topic t on t.id = n.topic_id
      where d.target_id = $1 and (not $2 or d.dead_at is not null and d.notification_id is not null)
      order by d.id desc limit $3`,
    [targetId, isDead, limit],
  );
}

/** Orders again what was given up, unless the target is paused or stopped. Returns how many. */
export async function orderAgain(
  tx: Queryable,
  targetId: number,
  ids: readonly number[],
  wall: Date,
): Promise<number> {
  const rows = await tx.rows(
    `with held as materialized (
       select id from notification_target where id = $1 and paused_at is null and stopped_at is null for no key update)
     update target_delivery d set dead_at = null, attempts = 0, due_at = $3 from held
      where d.target_id = held.id and d.id = any($2::int[]) and d.dead_at is not null and d.notification_id is not null
     returning d.id`,
    [targetId, ids, wall],
  );
  return rows.length;
}
