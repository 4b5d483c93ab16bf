import type { Category } from '#contract/reading';
import type { RelatedTopic, Topic, TopicPage, TopicStats, WhereItStands } from '#contract/stories';
import type { NextStep } from '#contract/timeline';
import { explainRelation } from '#domain/stories/linking';
import { languageLimits } from '#domain/timeline';
import type { CategoryRow, RelatedTopicRow, TopicRow, TopicStandsRow } from '#persistence/stories';
import type { EndingReportRow, FirstReportRow } from '#persistence/timeline';
import type { UpdateFrequency } from '#vocabulary';
import { presentEnding } from './ending.presenter.js';

export function presentTopic(row: TopicRow): Topic {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    label: row.label,
    description: row.description,
    language: row.language,
    categoryId: row.category_id,
    status: row.status,
    estimatedCompletionPercent: row.estimated_completion_percent,
    completionReason: row.completion_reason,
    resolutionSummary: row.resolution_summary,
    followerCount: row.follower_count,
    articleCount: row.article_count,
    sourceCount: row.source_count,
    isListed: row.is_listed,
    createdAt: row.first_reported_at.toISOString(),
    lastReportedAt: row.last_reported_at.toISOString(),
    languageLimits: languageLimits(row.language),
  };
}

export interface TopicPageParts {
  stands: TopicStandsRow | null;
  /** The articles that reported its end, earliest first. */
  endingReports: readonly EndingReportRow[];
  next: NextStep[];
}

export function presentTopicPage(row: TopicRow, { stands, endingReports, next }: TopicPageParts): TopicPage {
  const cited = row.description_sources.map(({ text }) => text).join(' ') === row.description;
  return {
    ...presentTopic(row),
    descriptionSources: cited ? row.description_sources : [],
    whereItStands: presentStands(stands),
    ending: presentEnding(row, endingReports),
    next,
  };
}

function presentStands(row: TopicStandsRow | null): WhereItStands | null {
  return (
    row && {
      text: row.text,
      at: row.at.toISOString(),
      milestoneId: row.milestone_id,
      articleIds: row.article_ids,
      originCount: row.origin_count,
    }
  );
}

/** `frequency` is as of now: it drops when a topic falls silent. */
export function presentStats(
  row: TopicRow,
  frequency: UpdateFrequency,
  first: FirstReportRow | null,
): TopicStats {
  return {
    sourceCount: row.source_count,
    articleCount: row.article_count,
    originCount: row.origin_count,
    updateFrequency: frequency,
    lastUpdated: row.last_reported_at.toISOString(),
    multiSourceUpdates: row.multi_source_updates,
    firstReport: first && { at: first.at.toISOString(), source: first.source },
  };
}

export function presentRelatedTopic(row: RelatedTopicRow): RelatedTopic {
  const { id, slug, name, language, status, kind, shared } = row;
  return { id, slug, name, language, status, kind, why: explainRelation(shared) };
}

export function presentCategory(row: CategoryRow): Category {
  return { id: row.id, slug: row.slug, name: row.name, colorClass: row.color_class };
}
