/** Raw SQL: unread counts of many readers, each up to a limit, by a lateral join, and pg_notify. The rest is typed. */
import type { Queryable } from '../database/database.js';
import type { Row, RowOf } from '../database/tables.js';

/** The greatest value of the column. */
const LAST_POSITION = 2_147_483_647;

export type DigestItem = NonNullable<Row<'notification'>['items']>[number];

/** A notification for its reader, with its story and whether the reader muted it. */
export type NotificationRow = RowOf<typeof newestNotifications>;

export interface NotificationPage {
  /** Only those that are listed after this position. */
  before?: number | undefined;
  isUnread?: boolean | undefined;
  /** Written or updated then or later (news time). */
  since?: Date | undefined;
  limit: number;
}

/** A reader's newest notifications (index `notification_newest`; unread ones `notification_unread`). */
export function newestNotifications(
  db: Queryable,
  userId: number,
  { before, isUnread, since, limit }: NotificationPage,
) {
  let query = db.kysely
    .selectFrom('notification as n')
    .leftJoin('topic as t', 't.id', 'n.topic_id')
    .leftJoin('follow as f', (join) =>
      join.onRef('f.user_id', '=', 'n.user_id').onRef('f.topic_id', '=', 'n.topic_id'),
    )
    .leftJoin('source as s', 's.id', 'n.source_id')
    .select(['n.id', 'n.type', 'n.title', 'n.message', 'n.created_at', 'n.position', 'n.topic_id'])
    .select(['n.milestone_id', 'n.items', 'n.story_count', 't.slug as topic_slug', 's.slug as source_slug'])
    .select('t.language as topic_language')
    .select(['f.user_id as follower', 'f.muted_since', 'f.muted_until'])
    .select((eb) => [
      eb('n.read_at', 'is not', null).$castTo<boolean>().as('is_read'),
      eb.fn.coalesce('t.label', 't.name').as('topic_name'),
    ])
    .where('n.user_id', '=', userId);
  if (before !== undefined) query = query.where('n.position', '<', before);
  if (isUnread) query = query.where('n.read_at', 'is', null);
  if (since !== undefined) query = query.where('n.created_at', '>=', since);
  return query.orderBy('n.position', 'desc').limit(limit).execute();
}

/** How many of a reader's notifications a list has in all, counted up to `most` (index `notification_newest`). */
export async function countNotifications(
  db: Queryable,
  userId: number,
  { isUnread = false, since, most }: Pick<NotificationPage, 'isUnread' | 'since'> & { most: number },
): Promise<number> {
  const [row] = await db.rows<{ notifications: number }>(
    `select count(*)::int as notifications
       from (select 1 from notification
              where user_id = $1 and created_at >= $2 and (not $3 or read_at is null) limit $4) found`,
    [userId, since ?? '-infinity', isUnread, most],
  );
  return row?.notifications ?? 0;
}

export interface UnreadRow extends Pick<Row<'notification'>, 'user_id'> {
  count: number;
  /** The position of the newest notification, read or not; 0 if there is none. */
  newest: number;
}

/**
 * Unread notifications of each of these readers, counted up to `most` (indexes `notification_unread` and
 * `notification_newest`).
 */
export function unreadCounts(db: Queryable, userIds: readonly number[], most: number): Promise<UnreadRow[]> {
  return db.rows(
    `select u.id as user_id, unread.count,
            coalesce((select position from notification where user_id = u.id order by position desc limit 1), 0) as newest
       from unnest($1::int[]) as u (id),
            lateral (select count(*)::int as count
                       from (select 1 from notification where user_id = u.id and read_at is null limit $2) each) unread`,
    [userIds, most],
  );
}

/** What the reader has seen: positions up to this one, or all. System time. */
export interface Seen {
  upTo?: number | undefined;
  wall: Date;
}

/**
 * Marks a reader's notification as read, unless it was updated after the reader saw it. Idempotent. Returns false if it
 * does not belong to the reader.
 */
export async function readNotification(
  db: Queryable,
  userId: number,
  id: number,
  { upTo = LAST_POSITION, wall }: Seen,
): Promise<boolean> {
  const marked = await db.kysely
    .updateTable('notification')
    .set((eb) => ({
      read_at: eb
        .case()
        .when('position', '<=', upTo)
        .then(eb.fn.coalesce('read_at', eb.val(wall)))
        .else(eb.ref('read_at'))
        .end(),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0;
}

/** Marks a reader's notifications as read and returns how many were unread (index `notification_unread`). */
export async function readNotifications(
  db: Queryable,
  userId: number,
  { upTo = LAST_POSITION, wall }: Seen,
): Promise<number> {
  const marked = await db.kysely
    .updateTable('notification')
    .set({ read_at: wall })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('position', '<=', upTo)
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
