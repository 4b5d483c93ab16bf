import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';

/**
 * Those of these facts that still belong to the topic. Until the transaction ends, none of them can move to another: commands
 * lock the rows of the topics that they change.
 */
export async function factIdsOfTopic(
  tx: Queryable,
  topicId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  await tx.kysely.selectFrom('topic').select('id').where('id', '=', topicId).forKeyShare().execute();
  const rows = await tx.kysely
    .selectFrom('topic_event')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('topic_id', '=', topicId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Marks facts as delivered to a topic's followers (system time), apart from those that have moved to another topic meanwhile.
 * @returns how many were marked
 */
export async function settleEvents(
  db: Queryable,
  topicId: number,
  ids: readonly number[],
  wall: Date,
): Promise<number> {
  const { numUpdatedRows } = await settling(db, ids, wall).where('topic_id', '=', topicId).executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Marks facts as settled that no longer say anything to anybody (system time).
 * @returns how many were marked
 */
export async function settlePointless(db: Queryable, ids: readonly number[], wall: Date): Promise<number> {
  const { numUpdatedRows } = await settling(db, ids, wall).executeTakeFirst();
  return Number(numUpdatedRows);
}

function settling(db: Queryable, ids: readonly number[], wall: Date) {
  return db.kysely
    .updateTable('topic_event')
    .set({ notified_at: wall })
    .where('id', '=', anyOf(ids))
    .where('notified_at', 'is', null);
}
