/** Raw SQL: an entry with the names of what it is about, whichever kind that is. */
import type { ReviewKind, ReviewRule } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { REVIEW_KIND, REVIEW_STATE } from '../database/words.js';

/** An entry with names of stories, editors, and its subject. */
export interface ReviewEntryRow extends Row<'review_entry'> {
  topic_name: string | null;
  topic_language: string | null;
  other_name: string | null;
  other_language: string | null;
  milestone_title: string | null;
  report_subject: string | null;
  followers: number;
  origins: number;
  claimed_by: string | null;
  decided_by: string | null;
}

const SELECT = `select e.*, t.name as topic_name, t.language as topic_language, o.name as other_name,
    o.language as other_language, m.title as milestone_title, r.subject_name as report_subject,
    coalesce(t.follower_count, 0) + coalesce(o.follower_count, 0) as followers,
    coalesce(t.origin_count, 0) as origins, c.username as claimed_by, d.username as decided_by`;

const JOINS = `left join topic_redirect tr on tr.old_topic_id = e.topic_id
  left join topic t on t.id = coalesce(tr.topic_id, e.topic_id)
  left join topic o on e.kind = ${REVIEW_KIND.merge} and o.id = e.other_id
  left join milestone m on e.kind = ${REVIEW_KIND.milestone} and m.id = e.other_id
  left join inaccuracy_report r on e.kind = ${REVIEW_KIND.report} and r.id = e.other_id
  left join user_account c on c.id = e.claimed_by_id
  left join user_account d on d.id = e.decided_by_id`;

interface QueuePage {
  kind: ReviewKind | null;
  limit: number;
  offset: number;
}

/** Open entries; skipped ones last, then those that matter most first (index `review_entry_open`). */
export function openEntries(db: Queryable, { kind, limit, offset }: QueuePage): Promise<ReviewEntryRow[]> {
  return db.rows(
    `${SELECT} from (
       select * from review_entry where state = ${REVIEW_STATE.open} and ($1::text is null or kind = $1)
        order by skipped_at is not null, priority desc, id limit $2 offset $3) e ${JOINS}
      order by e.skipped_at is not null, e.priority desc, e.id`,
    [kind, limit, offset],
  );
}

/** Accepted and refused entries, the last decision first (index `review_entry_decided`). */
export function decidedEntries(db: Queryable, { kind, limit, offset }: QueuePage): Promise<ReviewEntryRow[]> {
  return db.rows(
    `${SELECT} from (
       select * from review_entry
        where state in (${REVIEW_STATE.accepted}, ${REVIEW_STATE.refused}) and ($1::text is null or kind = $1)
        order by decided_at desc, id desc limit $2 offset $3) e ${JOINS}
      order by e.decided_at desc, e.id desc`,
    [kind, limit, offset],
  );
}

export async function reviewEntry(db: Queryable, id: number): Promise<ReviewEntryRow | null> {
  const [row] = await db.rows<ReviewEntryRow>(
    `${SELECT} from (select * from review_entry where id = $1) e ${JOINS}`,
    [id],
  );
  return row ?? null;
}

/** The same, held until the transaction ends, so that two editors decide one after the other. */
export async function lockReviewEntry(tx: Queryable, id: number): Promise<ReviewEntryRow | null> {
  await tx.rows('select 1 from review_entry where id = $1 for update', [id]);
  return reviewEntry(tx, id);
}

/** The entry about a reader's report, held until the transaction ends (index `review_entry_key_unique`). */
export async function lockEntryOfReport(tx: Queryable, reportId: number): Promise<ReviewEntryRow | null> {
  const [entry] = await tx.rows<{ id: number }>('select id from review_entry where key = $1 for update', [
    `report:${reportId}`,
  ]);
  return entry === undefined ? null : reviewEntry(tx, entry.id);
}

export interface RuleCountRow {
  rule: ReviewRule;
  /** Such as '2031-03'. */
  month: string;
  accepted: number;
  refused: number;
}

/** Decisions per rule and month, the oldest first (index `review_entry_decided`). */
export function decisionsPerRule(db: Queryable, since: Date): Promise<RuleCountRow[]> {
  return db.rows(
    `select rule, to_char(decided_at at time zone 'UTC', 'YYYY-MM') as month,
            count(*) filter (where state = ${REVIEW_STATE.accepted})::int as accepted,
            count(*) filter (where state = ${REVIEW_STATE.refused})::int as refused
       from review_entry
      where state in (${REVIEW_STATE.accepted}, ${REVIEW_STATE.refused}) and decided_at >= $1
      group by rule, month order by rule, month`,
    [since],
  );
}
