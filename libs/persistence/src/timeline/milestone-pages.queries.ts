/** Raw SQL: pages by keyset along an index. */
import type { Queryable } from '../database/database.js';
import { BEFORE_ALL, type KeysetPosition, type Positioned } from '../database/keyset.js';
import type { MilestoneRow } from './milestones.queries.js';

export interface MilestonePage {
  /** That happened then or later. */
  since?: Date | undefined;
  after: KeysetPosition | null;
  limit: number;
}

/** A topic's milestones, retracted ones included, newest first (index `milestone_of_topic`). */
export function milestonePage(
  db: Queryable,
  topicId: number,
  { since, after, limit }: MilestonePage,
): Promise<Positioned<MilestoneRow>[]> {
  const { at, id } = after ?? BEFORE_ALL;
  return db.rows(
    `select m.*, m.date::text as position_at from milestone m
      where m.topic_id = $1 and m.date >= $2 and (m.date, m.id) < ($3::timestamptz, $4::int)
      order by m.date desc, m.id desc limit $5`,
    [topicId, since ?? '-infinity', at, id, limit],
  );
}

/** How many milestones `milestonePage` finds in all, counted up to `most`. */
export async function countMilestones(
  db: Queryable,
  topicId: number,
  { since, most }: { since?: Date | undefined; most: number },
): Promise<number> {
  const [row] = await db.rows<{ milestones: number }>(
    `select count(*)::int as milestones
       from (select 1 from milestone where topic_id = $1 and date >= $2 limit $3) found`,
    [topicId, since ?? '-infinity', most],
  );
  return row?.milestones ?? 0;
}
