import type { QueuedReport, Report, ReportTarget } from '#contract/community';
import type { ReportRow } from '#persistence/community';

export function presentReport(row: ReportRow): Report {
  return {
    id: row.id,
    trackingId: row.tracking_id,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    language: row.topic_language,
    target: targetOf(row),
    type: row.type,
    text: row.text,
    links: row.links,
    state: row.state,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export function presentQueuedReport(row: ReportRow): QueuedReport {
  return { ...presentReport(row), reporter: row.username };
}

function targetOf({ subject, subject_id: id, topic_slug, source_slug }: ReportRow): ReportTarget | null {
  if (subject === 'source') return source_slug === null ? null : { kind: 'source', slug: source_slug };
  if (topic_slug === null) return null;
  return subject === 'topic'
    ? { kind: 'topic', slug: topic_slug }
    : { kind: 'milestone', topic: topic_slug, id };
}
