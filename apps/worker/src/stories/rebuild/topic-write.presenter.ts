import type { PlacementEvidence } from '#domain/stories/placing';
import { joined, type RebuiltTopic, type TopicFact } from '#domain/timeline';
import type { ArticlePlaceWrite, TopicEventWrite, TopicWrite } from '#persistence/stories';
import type { ClosureProposalWrite } from '#persistence/timeline';
import type { NumberedTopic } from './rebuild-stages.js';

export function topicWrite(
  { id, language, rebuilt, milestones }: NumberedTopic,
  { slug, label }: { slug: string; label: string | null },
): TopicWrite {
  const { stands } = rebuilt;
  return {
    id,
    slug,
    name: rebuilt.name,
    label,
    description: joined(rebuilt.description),
    description_sources: rebuilt.description.map(({ text, articleId }) => ({ text, articleId })),
    stands_milestone_id:
      [...milestones, ...rebuilt.settled].find(([, draft]) => draft === stands?.draft)?.[0] ?? null,
    stands_text: stands?.text ?? null,
    stands_article_ids: [...(stands?.articleIds ?? [])],
    category_id: rebuilt.categoryId,
    place: rebuilt.place,
    language,
    status: rebuilt.status.status,
    reason: rebuilt.status.reason,
    reason_article_ids: rebuilt.status.articleIds,
    ended_at: rebuilt.status.endedAt,
    completion_percent: rebuilt.completionPercent,
    completion_reason: rebuilt.completionReason,
    article_count: rebuilt.articleCount,
    source_count: rebuilt.sourceCount,
    origin_count: rebuilt.originCount,
    milestone_count: rebuilt.milestoneCount,
    multi_source_updates: rebuilt.multiSourceUpdates,
    update_frequency: rebuilt.updateFrequency,
    is_listed: rebuilt.isListed,
    first_reported_at: rebuilt.firstReportedAt,
    last_reported_at: rebuilt.lastReportedAt,
    last_milestone_at: rebuilt.lastMilestoneAt,
    hot_rank: rebuilt.hotRank,
  };
}

export function placeWrites(
  topicId: number,
  { places }: RebuiltTopic,
  placed: ReadonlyMap<number, { event_id: number; placement: PlacementEvidence }>,
): ArticlePlaceWrite[] {
  return [...places].map(([id, place]) => ({
    id,
    topic_id: topicId,
    event_id: placed.get(id)?.event_id ?? null,
    placement: placed.get(id)?.placement ?? null,
    origin_key: place.originKey,
    copy_of_id: place.copyOf,
    is_card: place.isCard,
    copy_count: place.copyCount,
    hot_rank: place.hotRank,
  }));
}

export function eventWrite(topicId: number, fact: TopicFact): TopicEventWrite {
  return {
    topic_id: topicId,
    kind: fact.kind,
    fact_key: fact.factKey,
    milestone_id: fact.milestoneId,
    payload: fact.payload,
    actor: 'machine',
    at: fact.at,
  };
}

export function proposalWrites(
  topicId: number,
  { status: { proposal } }: RebuiltTopic,
): ClosureProposalWrite[] {
  if (!proposal) return [];
  const { kind, reason, articleIds, origins } = proposal;
  return [{ topic_id: topicId, kind, reason, article_ids: articleIds, origin_count: origins }];
}
