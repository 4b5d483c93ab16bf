import { doubtfulMilestone, reviewPriority, topicToList } from '#domain/desk';
import type {
  DoubtfulMilestoneRow,
  OpenReportRow,
  ReportedEndRow,
  ReviewProposal,
  UnlistedTopicRow,
} from '#persistence/desk';

export function reportProposal({
  id,
  topic_id,
  article_ids,
  followers,
  origins,
}: OpenReportRow): ReviewProposal {
  return {
    ...{ kind: 'report', key: `report:${id}`, rule: 'reader_report' },
    ...{ topic_id, other_id: id, article_ids, detail: {} },
    priority: reviewPriority({ kind: 'report', followers, origins, impact: 0, nearness: 0 }),
  };
}

export function endProposal(row: ReportedEndRow): ReviewProposal {
  const { id, topic_id, article_ids, proposed_at, followers, origins } = row;
  return {
    ...{ kind: 'resolution', key: `resolution:${id}:${Math.round(proposed_at.getTime() / 1000)}` },
    ...{ rule: 'reported_end', topic_id, other_id: id, article_ids, detail: {} },
    priority: reviewPriority({ kind: 'resolution', followers, origins, impact: 0, nearness: 0 }),
  };
}

/** `now` is news time. */
export function milestoneProposal(row: DoubtfulMilestoneRow, now: Date): ReviewProposal | null {
  const { id, topic_id, article_ids, impact, followers, origins } = row;
  const doubt = doubtfulMilestone(
    {
      ...{ impact, origins: row.milestone_origins, date: row.date, dateFrom: row.date_from },
      ...{ publishedAt: row.published_at, topicOrigins: origins },
    },
    now,
  );
  if (!doubt) return null;
  const detail =
    doubt.rule === 'distant_date' ? { date: doubt.date.toISOString() } : { impact: doubt.impact };
  return {
    ...{
      kind: 'milestone',
      key: `milestone:${id}`,
      rule: doubt.rule,
      topic_id,
      other_id: id,
      article_ids,
      detail,
    },
    priority: reviewPriority({ kind: 'milestone', followers, origins, impact, nearness: 0 }),
  };
}

export function listingProposal(row: UnlistedTopicRow): ReviewProposal | null {
  const { id, followers, origins, impact } = row;
  const rule = topicToList(row);
  if (!rule) return null;
  return {
    ...{
      kind: 'listing',
      key: `listing:${id}`,
      rule,
      topic_id: id,
      other_id: null,
      article_ids: [],
      detail: {},
    },
    priority: reviewPriority({ kind: 'listing', followers, origins, impact: impact ?? 0, nearness: 0 }),
  };
}
