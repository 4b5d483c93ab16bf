/** Raw SQL: unread counts of many readers, each up to a limit, by a lateral join, and pg_notify. The rest is typed. */
import type { Queryable } from '../database/database.js';
import type { Row, RowOf } from '../database/tables.js';

export type DigestItem = NonNullable<Row<'notification'>['items']>[number];

/** A notification for its reader. */
export type NotificationRow = RowOf<typeof newestNotifications>;

/** A reader's newest notifications (index `notification_newest`). */
export function newestNotifications(db: Queryable, userId: number, limit: number) {
  return db.kysely
    .selectFrom('notification as n')
    .leftJoin('topic as t', 't.id', 'n.topic_id')
    .select(['n.id', 'n.type', 'n.title', 'n.message', 'n.created_at', 't.slug as topic_slug'])
    .select(['n.milestone_id', 'n.items'])
    .select((eb) => eb('n.read_at', 'is not', null).$castTo<boolean>().as('is_read'))
    .where('n.user_id', '=', userId)
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();
}

export interface UnreadRow extends Pick<Row<'notification'>, 'user_id'> {
  count: number;
}

/** Unread notifications of each of these readers, counted up to `most` (index `notification_unread`). */
export function unreadCounts(db: Queryable, userIds: readonly number[], most: number): Promise<UnreadRow[]> {
  return db.rows(
    `select u.id as user_id, unread.count
       from unnest($1::int[]) as u (id),
            lateral (select count(*)::int as count
                       from (select 1 from notification where user_id = u.id and read_at is null limit $2) each) unread`,
    [userIds, most],
  );
}

/** Marks a reader's notification as read. Idempotent. Returns false if it does not belong to the reader. */
export async function readNotification(
  db: Queryable,
  userId: number,
  id: number,
  wall: Date,
): Promise<boolean> {
  const marked = await db.kysely
    .updateTable('notification')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(wall)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0;
}

/** Marks all of a reader's notifications as read and returns how many were unread (index `notification_unread`). */
export async function readNotifications(db: Queryable, userId: number, wall: Date): Promise<number> {
  const marked = await db.kysely
    .updateTable('notification')
    .set({ read_at: wall })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** The channel on which BFFs learn whose unread count may have changed. */
export const NOTIFICATIONS_CHANNEL = 'notifications';
/** The most ids in one payload, well below its limit of 8,000 bytes. */
const MAX_NAMED_IDS = 500;

/** Notifies listeners when the transaction commits. `users` is null if there are too many to name. */
export async function notifyReaders(tx: Queryable, userIds: readonly number[]): Promise<void> {
  const users = userIds.length > MAX_NAMED_IDS ? null : userIds;
  await tx.rows('select pg_notify($1, $2)', [NOTIFICATIONS_CHANNEL, JSON.stringify({ users })]);
}
