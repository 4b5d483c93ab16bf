/** Raw SQL: a follow and its topic's follower count change in one statement. The rest is typed. */
import type { Queryable } from '../database/database.js';
import type { Row, RowOf } from '../database/tables.js';
import { topicNow } from '../stories/topic-now.js';

/** Attempts to lock a topic, which may be merged while its row is waited for. */
const TRIES = 3;

/**
 * Locks a topic's row, or that of the topic it was merged into, until the transaction ends. Null if there is none.
 */
export async function lockTopic(tx: Queryable, topicId: number): Promise<number | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const row = await tx.kysely
      .selectFrom('topic')
      .select('id')
      .where('id', '=', topicNow(topicId))
      .forNoKeyUpdate()
      .executeTakeFirst();
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
  /** The most topics that one reader may follow. */
  most: number;
}

/**
 * Adds a follow and counts it in one statement, unless it exists or the limit is reached. The caller holds both rows.
 */
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

/** Removes a follow and counts it in one statement. The caller holds the topic's row. */
export async function removeFollow(tx: Queryable, userId: number, topicId: number): Promise<void> {
  await tx.rows(
    `with gone as (delete from follow where user_id = $1 and topic_id = $2 returning topic_id)
     update topic set follower_count = follower_count - 1 where id in (select topic_id from gone)`,
    [userId, topicId],
  );
}

export type FollowStateRow = RowOf<typeof followState>;

/** Null if there is no such topic. */
export async function followState(db: Queryable, userId: number, topicId: number) {
  const row = await db.kysely
    .selectFrom('topic as t')
    .select((eb) => [
      't.follower_count',
      eb
        .exists(
          eb
            .selectFrom('follow as f')
            .select('f.topic_id')
            .where('f.user_id', '=', userId)
            .whereRef('f.topic_id', '=', 't.id'),
        )
        .$castTo<boolean>()
        .as('is_following'),
    ])
    .where('t.id', '=', topicNow(topicId))
    .executeTakeFirst();
  return row ?? null;
}

export interface FollowChange {
  priority?: Row<'follow'>['priority'] | undefined;
  notificationFrequency?: Row<'follow'>['notification_frequency'] | undefined;
}

/** Returns the topic's current id, or null if the reader does not follow it. */
export async function changeFollow(
  db: Queryable,
  userId: number,
  topicId: number,
  { priority, notificationFrequency }: FollowChange,
): Promise<number | null> {
  const row = await db.kysely
    .updateTable('follow')
    .set((eb) => ({
      priority: priority ?? eb.ref('priority'),
      notification_frequency: notificationFrequency ?? eb.ref('notification_frequency'),
    }))
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicNow(topicId))
    .returning('topic_id')
    .executeTakeFirst();
  return row?.topic_id ?? null;
}

/** Records that the reader visited the topic. `at` is news time. */
export async function markSeen(db: Queryable, userId: number, topicId: number, at: Date): Promise<void> {
  await db.kysely
    .updateTable('follow')
    .set((eb) => ({ seen_at: eb.fn<Date>('greatest', ['seen_at', eb.val(at)]) }))
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicNow(topicId))
    .execute();
}
