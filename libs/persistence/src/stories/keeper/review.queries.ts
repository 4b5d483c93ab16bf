/** Raw SQL: the topics due come from two tables, each by its partial index. */
import type { Queryable } from '../../database/database.js';
import { PROPOSAL_STATE, STATUS } from '../../database/words.js';

/**
 * Topics whose status may change without new reports: developing although their newest milestone is older than a day, or
 * with an end of two origins that waits for its silence (indexes `topic_to_review` and `closure_proposal_open`).
 */
export async function topicsToReview(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from (
       select id, updated_at from topic
        where status = ${STATUS.developing} and first_reported_at < $1::timestamptz - interval '72 hours'
          and last_milestone_at < $1::timestamptz - interval '24 hours'
          and updated_at < $1::timestamptz - interval '6 hours'
       union
       select t.id, t.updated_at from closure_proposal p join topic t on t.id = p.topic_id
        where p.state = ${PROPOSAL_STATE.open} and p.origin_count >= 2
          and t.status = ${STATUS.ongoing} and t.updated_at < $1::timestamptz - interval '24 hours') due
      order by updated_at, id limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Listed topics whose last report is older than three days but not older than `since`, and that were not rebuilt for
 * a day. A rebuild updates what they say about the silence. Longest not rebuilt first (index `topic_recent`).
 */
export async function silentTopics(
  db: Queryable,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from topic
      where last_reported_at between $1 and $2::timestamptz - interval '72 hours'
        and status = ${STATUS.ongoing} and is_listed and updated_at <= $2::timestamptz - interval '24 hours'
      order by updated_at, id limit $3`,
    [since, now, limit],
  );
  return rows.map(({ id }) => id);
}
