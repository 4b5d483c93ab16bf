/** Raw SQL: orders for all devices of many readers in one batch, and joins of a notification with what it links to. */
import type { NotificationType } from '#vocabulary';
import type { Queryable } from '../../database/database.js';

/** The most notifications that one message joins. */
const MOST_JOINED = 100;

/**
 * Orders that the readers' devices are told of these notifications, each at most once (index `push_subscription_user_id_index`).
 * @param wall system time
 * @returns the devices that have something to be told
 */
export async function orderPushes(
  tx: Queryable,
  notificationIds: readonly number[],
  wall: Date,
): Promise<number[]> {
  const rows = await tx.rows<{ subscription_id: number }>(
    `insert into push_delivery (subscription_id, notification_id, ordered_at)
     select p.id, n.id, $2
       from notification n join push_subscription p on p.user_id = n.user_id
      where n.id = any($1::int[]) order by 1, 2
     on conflict do nothing
     returning subscription_id`,
    [notificationIds, wall],
  );
  return [...new Set(rows.map((row) => row.subscription_id))];
}

/** Devices for which something ordered before `before` (system time) waits, at most `limit` (index `push_delivery_waiting`). */
export async function devicesWaiting(db: Queryable, before: Date, limit: number): Promise<number[]> {
  const rows = await db.rows<{ subscription_id: number }>(
    `select distinct subscription_id from push_delivery
      where sent_at is null and dropped_at is null and ordered_at < $1 order by 1 limit $2`,
    [before, limit],
  );
  return rows.map((row) => row.subscription_id);
}

/** A notification that waits to be told on a device. */
export interface WaitingPushRow {
  notification_id: number;
  ordered_at: Date;
  type: NotificationType;
  title: string;
  message: string;
  /** What a list is about first. Null if it is no list. */
  first_item: { name: string; section?: string | null; facts: string[] } | null;
  is_read: boolean;
  milestone_id: number | null;
  topic_slug: string | null;
  source_slug: string | null;
  /** Null if the reader does not follow its story. */
  follower: number | null;
  muted_since: Date | null;
  muted_until: Date | null;
}

/** What waits for a device, newest first (index `push_delivery_waiting`). */
export function waitingPushes(db: Queryable, subscriptionId: number): Promise<WaitingPushRow[]> {
  return db.rows(
    `select d.notification_id, d.ordered_at, n.type, n.title, n.message, n.items->0 as first_item,
            n.read_at is not null as is_read, n.milestone_id, t.slug as topic_slug, s.slug as source_slug,
            f.user_id as follower, f.muted_since, f.muted_until
       from push_delivery d join notification n on n.id = d.notification_id
            left join topic t on t.id = n.topic_id
            left join source s on s.id = n.source_id
            left join follow f on f.user_id = n.user_id and f.topic_id = n.topic_id
      where d.subscription_id = $1 and d.sent_at is null and d.dropped_at is null
      order by n.position desc limit $2`,
    [subscriptionId, MOST_JOINED],
  );
}

/** When a device was told, oldest first, once for each message (index `push_delivery_sent`). */
export async function pushTimes(db: Queryable, subscriptionId: number, after: Date): Promise<Date[]> {
  const rows = await db.rows<{ sent_at: Date }>(
    `select distinct sent_at from push_delivery where subscription_id = $1 and sent_at > $2 order by sent_at`,
    [subscriptionId, after],
  );
  return rows.map((row) => row.sent_at);
}

/** Marks notifications as told, or with `null` as waiting again. `at` is system time. */
export async function markPushed(
  db: Queryable,
  subscriptionId: number,
  notificationIds: readonly number[],
  at: Date | null,
): Promise<void> {
  await db.rows(
    `update push_delivery set sent_at = $3 where subscription_id = $1 and notification_id = any($2::int[])`,
    [subscriptionId, notificationIds, at],
  );
}

/** Marks notifications as no longer worth telling. `at` is system time. */
export async function dropPushes(
  db: Queryable,
  subscriptionId: number,
  notificationIds: readonly number[],
  at: Date,
): Promise<void> {
  await db.rows(
    `update push_delivery set dropped_at = $3 where subscription_id = $1 and notification_id = any($2::int[])`,
    [subscriptionId, notificationIds, at],
  );
}
