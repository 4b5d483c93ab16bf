import { type TopicChange, TopicStatus, type TopicWhy } from '#contract/stories';
import { explainTag, whyTags } from '#domain/ingest/tagging';
import { explainPlacement, originLabel } from '#domain/stories/placing';
import { explainChange } from '#domain/timeline';
import { milestonesOfPace } from '#domain/timeline/endings';
import { explainLevel } from '#domain/timeline/milestones';
import type {
  MilestoneOriginRow,
  PlacedArticleRow,
  StatusChangeRow,
  TopicChangeRow,
  TopicRow,
} from '#persistence/stories';
import type { ClosureProposalRow, MilestoneRow } from '#persistence/timeline';

export interface WhyRows {
  topic: TopicRow;
  change: StatusChangeRow | null;
  proposal: ClosureProposalRow | null;
  milestones: readonly MilestoneRow[];
  origins: readonly MilestoneOriginRow[];
  articles: readonly PlacedArticleRow[];
}

export function presentChange({ id, kind, at, actor, payload }: TopicChangeRow): TopicChange {
  const status = kind === 'status_changed' ? TopicStatus.safeParse(payload.to) : null;
  return {
    id,
    kind,
    at: at.toISOString(),
    by: actor,
    sentence: explainChange(kind, payload),
    status: status?.data ?? null,
  };
}

export function presentWhy({ topic, change, proposal, milestones, origins, articles }: WhyRows): TopicWhy {
  const originsOf = Map.groupBy(origins, (row) => row.milestone_id);
  return {
    topicId: topic.id,
    slug: topic.slug,
    name: topic.name,
    status: {
      status: topic.status,
      reason: topic.status_reason,
      since: change?.at.toISOString() ?? null,
      by: change?.actor ?? 'machine',
      articleIds: statusArticles(topic, change, milestones, articles),
    },
    completion: { percent: topic.estimated_completion_percent, reason: topic.completion_reason },
    proposal: proposal && {
      kind: proposal.kind,
      reason: proposal.reason,
      articleIds: proposal.article_ids,
      proposedAt: proposal.proposed_at.toISOString(),
    },
    milestones: milestones.map((row) => presentLevel(row, originsOf.get(row.id) ?? [])),
    articles: articles.map(presentPlace),
  };
}

/**
 * The articles behind the status: of the end, of the reopening if its reason still applies, or of the milestones that make
 * the story developing.
 */
function statusArticles(
  topic: TopicRow,
  change: StatusChangeRow | null,
  milestones: readonly MilestoneRow[],
  articles: readonly PlacedArticleRow[],
): number[] {
  if (topic.status === 'resolved') return topic.resolution_article_ids;
  const isStillWhy = change?.payload.to === topic.status && change.payload.reason === topic.status_reason;
  if (isStillWhy) return change.payload.articleIds ?? [];
  if (topic.status !== 'developing' || topic.last_milestone_at === null) return [];
  const published = new Map(articles.map(({ id, published_at }) => [id, published_at]));
  const opened = milestones.flatMap(({ anchor_article_id: id }) => {
    const openedAt = published.get(id);
    return openedAt ? [{ id, openedAt }] : [];
  });
  return milestonesOfPace(opened, topic.last_milestone_at).map(({ id }) => id);
}

function presentLevel(
  row: MilestoneRow,
  rows: readonly MilestoneOriginRow[],
): TopicWhy['milestones'][number] {
  const origins = rows.map((origin) => ({
    label: originLabel(origin.origin_key, origin.source_name),
    firstReportedAt: origin.first_at.toISOString(),
    articles: origin.articles,
  }));
  const standing = {
    level: row.confirmation_level,
    standing: row.origin_count,
    outlets: row.outlet_count,
    isRetracted: row.retracted_at !== null,
    retraction: row.retraction_reason,
  };
  return {
    id: row.id,
    title: row.title,
    level: row.confirmation_level,
    reason: explainLevel(standing, origins),
    origins,
    multipleAt: row.multiple_at?.toISOString() ?? null,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    dateFrom: row.date_from,
    retractedAt: row.retracted_at?.toISOString() ?? null,
  };
}

/** Why an article is where it is. */
export function presentPlace(row: PlacedArticleRow): TopicWhy['articles'][number] {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    source: row.source_name,
    publishedAt: row.published_at.toISOString(),
    reason: explainPlacement(row.placement),
    tags: presentTags(row),
    origin: originLabel(row.origin_key ?? '', row.source_name),
    milestoneId: row.milestone_id,
    copyOf: row.copy_of_id === row.id ? null : row.copy_of_id,
  };
}

function presentTags({ title, excerpt, url, stated_categories }: PlacedArticleRow): string[] {
  return whyTags({ title, summary: excerpt, url, categories: stated_categories }).map(explainTag);
}
