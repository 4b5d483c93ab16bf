/** Raw SQL: lateral joins that read only the newest milestones of each topic. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { STATUS } from '../database/words.js';

export type FollowedMilestoneRow = Pick<
  Row<'milestone'>,
  'id' | 'title' | 'description' | 'date' | 'confirmation_level'
> & {
  topic_slug: Row<'topic'>['slug'];
  /** Its label, or its name if it has none. */
  topic_label: string;
};

/**
 * The newest milestones of the topics that a reader follows (indexes `follow_pkey`, `milestone_of_topic`). The `limit` topics with
 * the latest milestones are enough.
 */
export function newestMilestonesOfFollowed(
  db: Queryable,
  userId: number,
  limit: number,
): Promise<FollowedMilestoneRow[]> {
  return db.rows(
    `select m.id, m.title, m.description, m.date, m.confirmation_level, t.slug as topic_slug, t.label as topic_label
       from (select t.id, t.slug, coalesce(t.label, t.name) as label from follow f join topic t on t.id = f.topic_id
              where f.user_id = $1 order by t.last_milestone_at desc nulls last, t.id desc limit $2) t
       cross join lateral (
         select * from milestone where topic_id = t.id and retracted_at is null order by date desc, id desc limit $2) m
      order by m.date desc, m.id desc limit $2`,
    [userId, limit],
  );
}

/** The followed topics that ended last (index `follow_pkey`). */
export async function followedEndedIds(db: Queryable, userId: number, limit: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select t.id from follow f join topic t on t.id = f.topic_id
      where f.user_id = $1 and t.status = ${STATUS.resolved} and t.resolved_at is not null
      order by t.resolved_at desc, t.id desc limit $2`,
    [userId, limit],
  );
  return rows.map(({ id }) => id);
}
