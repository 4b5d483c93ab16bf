import type { NotificationType } from '#vocabulary';
import type { Queryable } from '../database/database.js';

export interface DigestItem {
  topicId: number;
  slug: string;
  name: string;
  facts: string[];
}

/** A notice as its reader sees it. */
export interface NotificationRow {
  id: number;
  type: NotificationType;
  title: string;
  message: string;
  is_read: boolean;
  created_at: Date;
  topic_slug: string | null;
  milestone_id: number | null;
  items: DigestItem[] | null;
}

/** A reader's newest notices (index `notification_newest`). */
export function newestNotifications(
  db: Queryable,
  userId: number,
  limit: number,
): Promise<NotificationRow[]> {
  return db.rows(
    `select n.id, n.type, n.title, n.message, n.read_at is not null as is_read, n.created_at, t.slug as topic_slug,
            n.milestone_id, n.items
       from notification n left join topic t on t.id = n.topic_id
      where n.user_id = $1 order by n.id desc limit $2`,
    [userId, limit],
  );
}

export interface UnreadRow {
  user_id: number;
  count: number;
}

/** Unread notices of each of these readers, counted up to `most` (index `notification_unread`). */
export function unreadCounts(db: Queryable, userIds: readonly number[], most: number): Promise<UnreadRow[]> {
  return db.rows(
    `select u.id as user_id, unread.count
       from unnest($1::int[]) as u (id),
            lateral (select count(*)::int as count
                       from (select 1 from notification where user_id = u.id and read_at is null limit $2) each) unread`,
    [userIds, most],
  );
}

/** Marks one notice of a reader's as read; false where it is none of theirs. One that is read stays as it is. */
export async function readNotification(
  db: Queryable,
  userId: number,
  id: number,
  wall: Date,
): Promise<boolean> {
  const rows = await db.rows(
    'update notification set read_at = coalesce(read_at, $3) where id = $2 and user_id = $1 returning id',
    [userId, id, wall],
  );
  return rows.length > 0;
}

/** Marks all of a reader's notices as read; answers how many had not been (index `notification_unread`). */
export async function readNotifications(db: Queryable, userId: number, wall: Date): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `with marked as (update notification set read_at = $2 where user_id = $1 and read_at is null returning 1)
     select count(*)::int as count from marked`,
    [userId, wall],
  );
  return row?.count ?? 0;
}

/** The channel on which BFFs hear whose unread count may have changed. */
export const NOTICES_CHANNEL = 'notices';
/** Ids that fit into one payload (8,000 bytes) with room to spare. */
const MAX_TOLD_IDS = 500;

/** Heard when the transaction commits. `users` is null where they are too many to name. */
export async function tellReaders(tx: Queryable, userIds: readonly number[]): Promise<void> {
  const users = userIds.length > MAX_TOLD_IDS ? null : userIds;
  await tx.rows('select pg_notify($1, $2)', [NOTICES_CHANNEL, JSON.stringify({ users })]);
}
