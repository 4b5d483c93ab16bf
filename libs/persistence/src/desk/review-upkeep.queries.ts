/** Raw SQL: each kind of entry is overtaken in its own way. */
import type { ReviewKind } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import {
  COMMAND_STATE,
  PROPOSAL_STATE,
  REPORT_STATE,
  REVIEW_KIND,
  REVIEW_RULE,
  REVIEW_STATE,
  STATUS,
} from '../database/words.js';
import { END_KEY } from './review-candidates.queries.js';

/** Returns false if another worker keeps the queue now. The lock is held until the transaction ends. */
export async function lockReviewQueue(tx: Queryable): Promise<boolean> {
  const [row] = await tx.rows<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('followthrough:review-queue')) as locked`,
  );
  return row?.locked ?? false;
}

const freeTopic = (id: string) =>
  `exists (select 1 from topic t where t.id = ${id} and not 'articles' = any(t.editor_fields))`;

/** Whether there still is something to decide about an open entry `e`. */
const STANDS = `case e.kind
  when ${REVIEW_KIND.report} then exists (
    select 1 from inaccuracy_report r where r.id = e.other_id and r.state = ${REPORT_STATE.open})
  when ${REVIEW_KIND.resolution} then exists (
    select 1 from closure_proposal p join topic t on t.id = p.topic_id
     where p.id = e.other_id and e.key = ${END_KEY} and p.state = ${PROPOSAL_STATE.open}
       and t.status <> ${STATUS.resolved} and not 'status' = any(t.editor_fields))
  when ${REVIEW_KIND.merge} then ${freeTopic('e.topic_id')} and ${freeTopic('e.other_id')}
  when ${REVIEW_KIND.split} then ${freeTopic('e.topic_id')} and not exists (
    select 1 from unnest(e.article_ids) own (id)
     where not exists (select 1 from article a where a.id = own.id and a.topic_id = e.topic_id))
  when ${REVIEW_KIND.milestone} then exists (
    select 1 from milestone m
     where m.id = e.other_id and m.topic_id = e.topic_id and m.retracted_at is null and cardinality(m.editor_fields) = 0
       and case e.rule when ${REVIEW_RULE.single_origin} then m.origin_count = 1 and m.is_significant
                       else m.date_from = 'text' end)
  else exists (
    select 1 from topic t where t.id = e.topic_id and not t.is_listed and not 'listing' = any(t.editor_fields))
  end`;

/**
 * Withdraws open entries that were overtaken: the topic is gone, the level has risen, the report is answered, … Returns
 * how many. `at` is system time.
 */
export async function withdrawOvertaken(tx: Queryable, at: Date): Promise<number> {
  const gone = await tx.rows(
    `update review_entry e set state = ${REVIEW_STATE.withdrawn}, decided_at = $1, version = version + 1
      where e.state = ${REVIEW_STATE.open} and not (${STANDS}) returning 1`,
    [at],
  );
  return gone.length;
}

/**
 * Opens entries again whose command the story-keeper refused after the server that waited for it was lost, and the reported ends
 * that they accepted (index `review_entry_decided`). `since` is system time.
 */
export async function reopenRefused(tx: Queryable, since: Date): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    `with reopened as (
     update review_entry e
        set state = ${REVIEW_STATE.open}, reason = '', decided_by_id = null, decided_at = null, command_id = null, version = e.version + 1
       from topic_command c
      where e.state = ${REVIEW_STATE.accepted} and e.decided_at >= $1 and c.id = e.command_id
        and c.state = ${COMMAND_STATE.refused} returning e.id, e.kind, e.other_id),
     ends as (
     update closure_proposal p set state = ${PROPOSAL_STATE.open}, decided_at = null
       from reopened e where e.kind = ${REVIEW_KIND.resolution} and p.id = e.other_id)
     select id from reopened`,
    [since],
  );
  return rows.map(({ id }) => id);
}

export interface OpenSubjectRow {
  id: number;
  kind: ReviewKind;
  followers: number;
  origins: number;
  impact: number;
  nearness: number;
  priority: number;
}

/** What the order of open entries rests on (index `review_entry_open`). */
export function openSubjects(db: Queryable, limit: number): Promise<OpenSubjectRow[]> {
  return db.rows(
    `select e.id, e.kind, e.priority, coalesce((e.detail->>'nearness')::float8, 0) as nearness,
            coalesce(t.follower_count, 0) + coalesce(o.follower_count, 0) as followers,
            coalesce(t.origin_count, 0) as origins,
            coalesce(case when e.kind = ${REVIEW_KIND.milestone} then (select impact_value from milestone where id = e.other_id)
                          else (select max(impact_value) from milestone where topic_id = e.topic_id) end, 0)::float8 as impact
       from review_entry e left join topic t on t.id = e.topic_id
       left join topic o on e.kind = ${REVIEW_KIND.merge} and o.id = e.other_id
      where e.state = ${REVIEW_STATE.open} order by e.id limit $1`,
    [limit],
  );
}

/** Editors who work on an entry see no new version. */
export async function setPriorities(
  tx: Queryable,
  entries: readonly { id: number; priority: number }[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx.rows(
    `update review_entry e set priority = v.priority
       from unnest($1::int[], $2::float8[]) as v (id, priority) where e.id = v.id`,
    [entries.map(({ id }) => id), entries.map(({ priority }) => priority)],
  );
}
