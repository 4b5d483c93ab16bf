import type { DeskArticle, DeskMilestone, DeskTopic, DeskTopicRow, MergePreview } from '#contract/desk';
import type { TopicRow } from '#persistence/stories';
import type {
  DeskArticleRow,
  DeskMilestoneRow,
  DeskTopicFieldsRow,
  DeskTopicListRow,
} from '#persistence/stories/orders';

export function presentTopicRow(row: DeskTopicListRow): DeskTopicRow {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    label: row.label,
    language: row.language,
    status: row.status,
    isListed: row.is_listed,
    articleCount: row.article_count,
    originCount: row.origin_count,
    followerCount: row.follower_count,
    lastReportedAt: row.last_reported_at.toISOString(),
    locks: row.editor_fields,
  };
}

interface Parts {
  fields: DeskTopicFieldsRow;
  milestones: readonly DeskMilestoneRow[];
  articles: readonly DeskArticleRow[];
  seen: number;
}

export function presentDeskTopic(topic: TopicRow, { fields, milestones, articles, seen }: Parts): DeskTopic {
  return {
    id: topic.id,
    slug: topic.slug,
    language: topic.language,
    articleCount: topic.article_count,
    followerCount: topic.follower_count,
    fields: fields.fields as unknown as DeskTopic['fields'],
    locks: fields.editor_fields,
    machine: fields.machine_fields,
    seen,
    milestones: milestones.map(presentMilestone),
    articles: articles.map(presentArticle),
  };
}

function presentMilestone(row: DeskMilestoneRow): DeskMilestone {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    date: row.date.toISOString(),
    impact: row.impact_value,
    significance: row.significance,
    level: row.confirmation_level,
    originCount: row.origin_count,
    retractedAt: row.retracted_at?.toISOString() ?? null,
    retraction: row.retraction_reason,
    locks: row.editor_fields,
    machine: row.machine_fields,
  };
}

function presentArticle(row: DeskArticleRow): DeskArticle {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    source: row.source_name,
    publishedAt: row.published_at.toISOString(),
    milestoneId: row.milestone_id,
    role: row.role,
    isPinned: row.is_pinned,
    tags: row.tags,
    locks: row.editor_fields,
  };
}

export function presentMergePart(row: TopicRow): MergePreview['from'] {
  return {
    id: row.id,
    name: row.name,
    label: row.label,
    language: row.language,
    articleCount: row.article_count,
    followerCount: row.follower_count,
    milestoneCount: row.milestone_count,
  };
}
