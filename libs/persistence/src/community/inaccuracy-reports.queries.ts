/** Raw SQL: the subject of a report is one of three kinds, found by its present id. */
import type { ReportState, ReportSubject, ReportType } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { REPORT_STATE } from '../database/words.js';
import { currentSourceId } from '../sources/source-redirects.queries.js';

export interface ReportedRow {
  id: number;
  name: string;
}

const currentTopicId = (id: string) =>
  `coalesce((select topic_id from topic_redirect where old_topic_id = ${id}), ${id}::int)`;

const REPORTED: Readonly<Record<ReportSubject, string>> = {
  milestone: 'select id, title as name from milestone where id = $1',
  topic: `select id, name from topic where id = ${currentTopicId('$1')}`,
  source: `select id, name from source where id = ${currentSourceId('$1')}`,
};

/** What a report is about, with its present id. Null if there is no such thing. Indexes: primary keys. */
export async function reportedThing(
  db: Queryable,
  subject: ReportSubject,
  id: number,
): Promise<ReportedRow | null> {
  const [row] = await db.rows<ReportedRow>(REPORTED[subject], [id]);
  return row ?? null;
}

export interface NewInaccuracyReport {
  trackingId: string;
  userId: number;
  subject: ReportSubject;
  subjectId: number;
  subjectName: string;
  type: ReportType;
  text: string;
  links: readonly string[];
  /** System time. */
  at: Date;
}

/** Returns false if the tracking id is taken. The caller holds the reader's row. */
export async function addReport(tx: Queryable, report: NewInaccuracyReport): Promise<boolean> {
  const added = await tx.kysely
    .insertInto('inaccuracy_report')
    .values({
      tracking_id: report.trackingId,
      user_id: report.userId,
      subject: report.subject,
      subject_id: report.subjectId,
      subject_name: report.subjectName,
      type: report.type,
      text: report.text,
      links: [...report.links],
      created_at: report.at,
    })
    .onConflict((conflict) => conflict.column('tracking_id').doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Open reports of a reader, counted up to `most` (index `inaccuracy_report_of_user`). */
export async function openReportsOf(db: Queryable, userId: number, most: number): Promise<number> {
  const [row] = await db.rows<{ open: number }>(
    `select count(*)::int as open from (
       select 1 from inaccuracy_report where user_id = $1 and state = ${REPORT_STATE.open} limit $2) r`,
    [userId, most],
  );
  return row?.open ?? 0;
}

/** A report with its author, and where its subject is shown now. */
export interface ReportRow extends Row<'inaccuracy_report'> {
  username: string;
  topic_slug: string | null;
  topic_language: string | null;
  source_slug: string | null;
}

const SELECT = `select r.*, u.username, coalesce(mt.slug, t.slug) as topic_slug,
     coalesce(mt.language, t.language) as topic_language, s.slug as source_slug
   from inaccuracy_report r join user_account u on u.id = r.user_id
   left join milestone m on r.subject = 'milestone' and m.id = r.subject_id
   left join topic mt on mt.id = m.topic_id
   left join topic t on r.subject = 'topic' and t.id = ${currentTopicId('r.subject_id')}
   left join source s on r.subject = 'source' and s.id = ${currentSourceId('r.subject_id')}`;

/** A reader's reports, newest first (index `inaccuracy_report_of_user`). */
export function reportsOf(
  db: Queryable,
  userId: number,
  page: { limit: number; offset: number },
): Promise<ReportRow[]> {
  return db.rows(`${SELECT} where r.user_id = $1 order by r.id desc limit $2 offset $3`, [
    userId,
    page.limit,
    page.offset,
  ]);
}

export async function countReportsOf(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.rows<{ reports: number }>(
    'select count(*)::int as reports from inaccuracy_report where user_id = $1',
    [userId],
  );
  return row?.reports ?? 0;
}

/** Null if the reader has no such report (index `inaccuracy_report_tracking_id_unique`). */
export async function reportByTrackingId(
  db: Queryable,
  userId: number,
  trackingId: string,
): Promise<ReportRow | null> {
  const [row] = await db.rows<ReportRow>(`${SELECT} where r.tracking_id = $1 and r.user_id = $2`, [
    trackingId,
    userId,
  ]);
  return row ?? null;
}

/** The editors' queue: reports of one state, oldest first (index `inaccuracy_report_queue`). */
export function reportQueue(
  db: Queryable,
  page: { state: ReportState; limit: number; offset: number },
): Promise<ReportRow[]> {
  return db.rows(`${SELECT} where r.state = $1 order by r.id limit $2 offset $3`, [
    page.state,
    page.limit,
    page.offset,
  ]);
}

export async function countReports(db: Queryable, state: ReportState): Promise<number> {
  const [row] = await db.rows<{ reports: number }>(
    'select count(*)::int as reports from inaccuracy_report where state = $1',
    [state],
  );
  return row?.reports ?? 0;
}

export async function reportById(db: Queryable, id: number): Promise<ReportRow | null> {
  const [row] = await db.rows<ReportRow>(`${SELECT} where r.id = $1`, [id]);
  return row ?? null;
}

/** Returns false if the report is not open. `at` is system time. */
export async function decideReport(
  tx: Queryable,
  id: number,
  decision: { state: Exclude<ReportState, 'open'>; note: string; at: Date },
): Promise<boolean> {
  const changed = await tx.kysely
    .updateTable('inaccuracy_report')
    .set({ state: decision.state, note: decision.note, decided_at: decision.at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
