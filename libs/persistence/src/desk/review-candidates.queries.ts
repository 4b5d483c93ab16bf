/** Raw SQL: bounded walks over partial indexes, without what is in the queue already. */
import type { ReviewKind } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { PROPOSAL_STATE, REPORT_STATE, REVIEW_STATE, STATUS } from '../database/words.js';

/** Rows that a walk looks at, the newest. */
const WALKED = 2_000;

const isNew = (key: string) =>
  `not exists (select 1 from review_entry e where e.key = ${key} and e.state <> ${REVIEW_STATE.withdrawn})`;

/** The key of the entry about the proposal `p`. An end that is reported again later is asked again. */
export const END_KEY = `'resolution:' || p.id || ':' || extract(epoch from p.proposed_at)::bigint`;

interface TopicReach {
  followers: number;
  origins: number;
}

export interface DoubtfulMilestoneRow extends TopicReach {
  id: number;
  topic_id: number;
  impact: number;
  milestone_origins: number;
  date: Date;
  date_from: Row<'milestone'>['date_from'];
  published_at: Date;
  article_ids: number[];
}

/** Milestones that may be doubtful, of listed topics, the newest first (index `milestone_doubtful`). */
export function milestoneCandidates(db: Queryable, limit: number): Promise<DoubtfulMilestoneRow[]> {
  return db.rows(
    `select m.id, m.topic_id, m.impact_value as impact, m.origin_count as milestone_origins, m.date, m.date_from,
            a.published_at, array[m.anchor_article_id] as article_ids, t.follower_count as followers, t.origin_count as origins
       from (select * from milestone
              where retracted_at is null and cardinality(editor_fields) = 0
                and (is_significant and origin_count = 1 or date_from = 'text')
              order by id desc limit ${WALKED}) m
       join topic t on t.id = m.topic_id and t.is_listed join article a on a.id = m.anchor_article_id
      where ${isNew(`'milestone:' || m.id`)} order by m.id desc limit $1`,
    [limit],
  );
}

export interface UnlistedTopicRow extends TopicReach {
  id: number;
  articles: number;
  impact: number | null;
}

/** Unlisted topics with followers or several articles, the newest first (index `topic_to_list`). */
export function listingCandidates(db: Queryable, limit: number): Promise<UnlistedTopicRow[]> {
  return db.rows(
    `select t.id, t.article_count as articles, t.follower_count as followers, t.origin_count as origins, i.impact
       from (select * from topic
              where not is_listed and (follower_count > 0 or article_count > 1)
                and not 'listing' = any(editor_fields) order by id desc limit ${WALKED}) t
      cross join lateral (select max(impact_value) as impact from milestone where topic_id = t.id) i
      where ${isNew(`'listing:' || t.id`)} order by t.id desc limit $1`,
    [limit],
  );
}

export interface ReportedEndRow extends TopicReach {
  id: number;
  topic_id: number;
  article_ids: number[];
  proposed_at: Date;
}

/** Reported ends that do not resolve their stories, the newest first (index `closure_proposal_open`). */
export function endCandidates(db: Queryable, limit: number): Promise<ReportedEndRow[]> {
  return db.rows(
    `select p.id, p.topic_id, p.article_ids, p.proposed_at, t.follower_count as followers, t.origin_count as origins
       from closure_proposal p join topic t on t.id = p.topic_id
      where p.state = ${PROPOSAL_STATE.open} and t.status <> ${STATUS.resolved} and t.is_listed
        and not 'status' = any(t.editor_fields)
        and ${isNew(END_KEY)}
      order by p.proposed_at desc, p.id desc limit $1`,
    [limit],
  );
}

export interface OpenReportRow extends TopicReach {
  id: number;
  topic_id: number | null;
  article_ids: number[];
}

/** Open reports of readers, the oldest first (index `inaccuracy_report_queue`). */
export function reportCandidates(db: Queryable, limit: number): Promise<OpenReportRow[]> {
  return db.rows(
    `select r.id, t.id as topic_id, coalesce(array[m.anchor_article_id], '{}') as article_ids,
            coalesce(t.follower_count, 0) as followers, coalesce(t.origin_count, 0) as origins
       from inaccuracy_report r
       left join milestone m on r.subject = 'milestone' and m.id = r.subject_id
       left join topic_redirect d on r.subject = 'topic' and d.old_topic_id = r.subject_id
       left join topic t on t.id = coalesce(m.topic_id, case when r.subject = 'topic' then coalesce(d.topic_id, r.subject_id) end)
      where r.state = ${REPORT_STATE.open} and ${isNew(`'report:' || r.id`)} order by r.id limit $1`,
    [limit],
  );
}

/** Open entries of each kind (index `review_entry_open`). */
export async function openReviewCounts(db: Queryable): Promise<Partial<Record<ReviewKind, number>>> {
  const rows = await db.rows<{ kind: ReviewKind; entries: number }>(
    `select kind, count(*)::int as entries from review_entry where state = ${REVIEW_STATE.open} group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, entries }) => [kind, entries]));
}
