import {
  articlesAsOf,
  type CellValue,
  fieldsAsOf,
  type LoggedChange,
  milestonesRemovedSince,
} from '#domain/stories/history';
import { confirmationLevel } from '#domain/timeline/milestones';
import type { TopicRow } from '#persistence/stories';
import type { articlesKnownAt, KnownSourceRow } from '#persistence/stories/orders';
import type { MilestoneRow } from '#persistence/timeline';

export type PastArticle = Awaited<ReturnType<typeof articlesKnownAt>>[number];

/** A story as it was known at a moment. */
export interface PastStory {
  topic: TopicRow;
  articles: PastArticle[];
  milestones: MilestoneRow[];
  sources: KnownSourceRow[];
}

const DATES = ['date', 'created_at', 'updated_at', 'multiple_at', 'verified_at', 'retracted_at'];

export function articlesThen(
  topic: number,
  now: readonly number[],
  since: readonly LoggedChange[],
): number[] {
  return [...articlesAsOf(topic, now, since)];
}

/** The milestones whose first article the topic had then, with their words of then, oldest first. */
export function milestonesThen(
  stored: readonly MilestoneRow[],
  since: readonly LoggedChange[],
  { topic, at, articles }: { topic: number; at: Date; articles: readonly PastArticle[] },
): MilestoneRow[] {
  const own = new Set(articles.map(({ id }) => id));
  const removed = milestonesRemovedSince(since);
  const gone = [...removed].map(([, { row, before }]) => worded(milestoneOf(row), before));
  const kept = stored.filter(({ id }) => !removed.has(id)).map((row) => worded(row, since));
  return [...kept, ...gone]
    .filter((row) => row.created_at <= at && own.has(row.anchor_article_id))
    .map((row) => ({ ...row, topic_id: topic }))
    .sort((a, b) => a.date.getTime() - b.date.getTime() || a.id - b.id);
}

function milestoneOf(row: { readonly [key: string]: CellValue }): MilestoneRow {
  const read = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === 'string' && DATES.includes(column) ? new Date(value) : value,
  ]);
  return Object.fromEntries(read) as MilestoneRow;
}

function worded(row: MilestoneRow, since: readonly LoggedChange[]): MilestoneRow {
  const fields = fieldsAsOf(
    'milestone',
    row.id,
    {
      title: row.title as CellValue,
      description: row.description as CellValue,
      impact: row.impact_value as CellValue,
      anchor: row.anchor_article_id as CellValue,
      date: { date: row.date.toISOString(), from: row.date_from } as CellValue,
      retraction: (row.retracted_at && {
        at: row.retracted_at.toISOString(),
        reason: row.retraction_reason,
      }) as CellValue,
    },
    since,
  );
  const date = fields.date as { date: string; from: MilestoneRow['date_from'] };
  const retraction = fields.retraction as { at: string; reason?: string | null } | null;
  const impact = fields.impact as number;
  return {
    ...row,
    title: fields.title as string,
    description: fields.description as string,
    impact_value: impact,
    is_significant: impact >= 7,
    significance: impact >= 9 ? 'critical' : impact >= 7 ? 'high' : impact >= 4 ? 'medium' : 'low',
    anchor_article_id: fields.anchor as number,
    date: new Date(date.date),
    date_from: date.from,
    retracted_at: retraction && new Date(retraction.at),
    retraction_reason: retraction?.reason ?? null,
  };
}

/** The story with the counts of then. */
export function topicThen(
  row: TopicRow,
  { articles, milestones, sources }: Omit<PastStory, 'topic'>,
): PastStory {
  const of = Map.groupBy(sources, ({ milestone_id }) => milestone_id);
  const counted = milestones.map((milestone): MilestoneRow => {
    const reports = of.get(milestone.id) ?? [];
    if (reports.length === 0) return milestone;
    const origins = new Set(reports.map(({ origin_key }) => origin_key)).size;
    return {
      ...milestone,
      origin_count: origins,
      outlet_count: new Set(reports.map(({ id }) => id)).size,
      confirmation_level: confirmationLevel(origins),
    };
  });
  const topic: TopicRow = {
    ...row,
    article_count: articles.length,
    source_count: new Set(articles.map(({ source_id }) => source_id)).size,
    origin_count: new Set(articles.map(({ origin_key }) => origin_key)).size,
    milestone_count: milestones.length,
    last_reported_at: articles[0]?.published_at ?? row.last_reported_at,
  };
  return { topic, articles, milestones: counted, sources: outletsOf(sources) };
}

/** Each outlet of a milestone once. */
function outletsOf(sources: readonly KnownSourceRow[]): KnownSourceRow[] {
  const seen = new Set<string>();
  return sources.filter(({ milestone_id, id }) => {
    const key = `${milestone_id} ${id}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
