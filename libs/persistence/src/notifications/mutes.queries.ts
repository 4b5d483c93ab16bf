import { sql } from 'kysely';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';
import { topicNow } from '../stories/topic-now.js';

export type MuteRow = NonNullable<RowOf<typeof muteTopic>>;

/** A mute that is in force. `now` is news time. */
const isMuted = (now: Date) =>
  sql<boolean>`(muted_since is not null and muted_since <= ${now} and (muted_until is null or muted_until > ${now}))`;

/**
 * Mutes a followed topic. A mute that is in force keeps its start. Null if the reader does not follow the topic.
 * @param now news time
 * @param until news time; null for good
 */
export async function muteTopic(
  db: Queryable,
  { userId, topicId }: { userId: number; topicId: number },
  { now, until }: { now: Date; until: Date | null },
) {
  const row = await db.kysely
    .updateTable('follow')
    .set({
      muted_since: sql<Date>`case when ${isMuted(now)} then muted_since else ${now}::timestamptz end`,
      muted_until: until,
    })
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicNow(topicId))
    .returning(['muted_since', 'muted_until'])
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a mute now. What happened meanwhile stays unsent. Returns false if the reader does not follow the topic. */
export async function unmuteTopic(
  db: Queryable,
  { userId, topicId }: { userId: number; topicId: number },
  now: Date,
): Promise<boolean> {
  const changed = await db.kysely
    .updateTable('follow')
    .set({
      muted_until: sql<Date | null>`case when ${isMuted(now)} then ${now}::timestamptz else muted_until end`,
    })
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicNow(topicId))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0;
}
