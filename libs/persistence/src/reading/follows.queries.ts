import type { Queryable } from '../database/database.js';

/** Where topic `$2` is now, when it was merged meanwhile. */
const TOPIC_NOW = 'coalesce((select topic_id from topic_redirect where old_topic_id = $2), $2)';
/** A topic may be merged away while its row is waited for; nobody merges one again and again. */
const TRIES = 3;

/** Holds a topic's row, or that of the topic it was merged into, until the transaction ends; null: there is none. */
export async function lockTopic(tx: Queryable, topicId: number): Promise<number | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [row] = await tx.rows<{ id: number }>(
      `select id from topic
        where id = coalesce((select topic_id from topic_redirect where old_topic_id = $1), $1)
          for no key update`,
      [topicId],
    );
    if (row) return row.id;
  }
  return null;
}

export interface NewFollow {
  userId: number;
  topicId: number;
  frequency: string;
  /** News time. */
  at: Date;
  /** Topics that one reader may follow. */
  most: number;
}

/** Follows and counts in one statement; nothing happens where it is followed already, or one too many. Both rows are locked. */
export async function addFollow(tx: Queryable, follow: NewFollow): Promise<void> {
  const { userId, topicId, frequency, at, most } = follow;
  await tx.rows(
    `with added as (
       insert into follow (user_id, topic_id, notification_frequency, followed_at, seen_at)
       select $1::int, $2::int, $3::text, $4::timestamptz, $4 where (select count(*) from follow where user_id = $1) < $5
       on conflict do nothing returning topic_id)
     update topic set follower_count = follower_count + 1 where id in (select topic_id from added)`,
    [userId, topicId, frequency, at, most],
  );
}

/** Unfollows and counts in one statement; the topic's row is locked. */
export async function removeFollow(tx: Queryable, userId: number, topicId: number): Promise<void> {
  await tx.rows(
    `with gone as (delete from follow where user_id = $1 and topic_id = $2 returning topic_id)
     update topic set follower_count = follower_count - 1 where id in (select topic_id from gone)`,
    [userId, topicId],
  );
}

export interface FollowStateRow {
  follower_count: number;
  is_following: boolean;
}

/** Null: there is no such topic. */
export async function followState(
  db: Queryable,
  userId: number,
  topicId: number,
): Promise<FollowStateRow | null> {
  const [row] = await db.rows<FollowStateRow>(
    `select t.follower_count,
            exists (select 1 from follow f where f.user_id = $1 and f.topic_id = t.id) as is_following
       from topic t where t.id = ${TOPIC_NOW}`,
    [userId, topicId],
  );
  return row ?? null;
}

export interface FollowChange {
  priority?: string | undefined;
  notificationFrequency?: string | undefined;
}

/** Answers the topic's id of today; null where the reader does not follow it. */
export async function changeFollow(
  db: Queryable,
  userId: number,
  topicId: number,
  { priority, notificationFrequency }: FollowChange,
): Promise<number | null> {
  const [row] = await db.rows<{ topic_id: number }>(
    `update follow set priority = coalesce($3, priority),
                       notification_frequency = coalesce($4, notification_frequency)
      where user_id = $1 and topic_id = ${TOPIC_NOW} returning topic_id`,
    [userId, topicId, priority ?? null, notificationFrequency ?? null],
  );
  return row?.topic_id ?? null;
}

/** The reader looked at the topic; `at` is news time. */
export async function markSeen(db: Queryable, userId: number, topicId: number, at: Date): Promise<void> {
  await db.rows(
    `update follow set seen_at = greatest(seen_at, $3) where user_id = $1 and topic_id = ${TOPIC_NOW}`,
    [userId, topicId, at],
  );
}
