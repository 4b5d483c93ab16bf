/** Raw SQL: pages by keyset. */
import type { Queryable } from '../../database/database.js';
import { BEFORE_ALL, type KeysetPosition, type Positioned } from '../../database/keyset.js';
import type { Row } from '../../database/tables.js';

export type FollowPageRow = Pick<
  Row<'follow'>,
  'topic_id' | 'priority' | 'notification_frequency' | 'followed_at'
>;

/** A reader's follows, newest first (index `follow_pkey`). A reader has at most 10,000. */
export function followPage(
  db: Queryable,
  userId: number,
  { after, limit }: { after: KeysetPosition | null; limit: number },
): Promise<Positioned<FollowPageRow>[]> {
  const { at, id } = after ?? BEFORE_ALL;
  return db.rows(
    `select topic_id, priority, notification_frequency, followed_at, followed_at::text as position_at from follow
      where user_id = $1 and (followed_at, topic_id) < ($2::timestamptz, $3::int)
      order by followed_at desc, topic_id desc limit $4`,
    [userId, at, id, limit],
  );
}

/** One follow, also by the id of a topic that was merged. Null if there is none. */
export async function followOf(
  db: Queryable,
  userId: number,
  topicId: number,
): Promise<FollowPageRow | null> {
  const [row] = await db.rows<FollowPageRow>(
    `select topic_id, priority, notification_frequency, followed_at from follow
      where user_id = $1
        and topic_id = coalesce((select topic_id from topic_redirect where old_topic_id = $2), $2::int)`,
    [userId, topicId],
  );
  return row ?? null;
}

/** Index: `follow_pkey`. */
export async function countFollows(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.rows<{ follows: number }>(
    'select count(*)::int as follows from follow where user_id = $1',
    [userId],
  );
  return row?.follows ?? 0;
}
