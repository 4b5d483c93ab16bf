import type { PlacementEvidence } from '#domain/stories/placing';
import type { TopicArticle, TopicFact, TopicTelling } from '#domain/timeline';
import type { MilestoneDraft } from '#domain/timeline/milestones';
import type { ArticlePlaceWrite, TopicEventWrite, TopicWrite } from '#persistence/stories';
import type {
  ClosureProposalWrite,
  MilestoneArticleWrite,
  MilestoneClaimWrite,
  MilestoneQuoteWrite,
  MilestoneWrite,
} from '#persistence/timeline';

export function topicWrite(id: number, slug: string, language: string, telling: TopicTelling): TopicWrite {
  return {
    id,
    slug,
    name: telling.name,
    description: telling.description,
    category_id: telling.categoryId,
    language,
    status: telling.status.status,
    reason: telling.status.reason,
    reason_article_ids: telling.status.articleIds,
    completion_percent: telling.completionPercent,
    completion_reason: telling.completionReason,
    article_count: telling.articleCount,
    source_count: telling.sourceCount,
    origin_count: telling.originCount,
    milestone_count: telling.milestoneCount,
    multi_source_updates: telling.multiSourceUpdates,
    update_frequency: telling.updateFrequency,
    is_listed: telling.isListed,
    first_reported_at: telling.firstReportedAt,
    last_reported_at: telling.lastReportedAt,
    last_milestone_at: telling.lastMilestoneAt,
    hot_rank: telling.hotRank,
  };
}

export function placeWrites(
  topicId: number,
  { places }: TopicTelling,
  placements: ReadonlyMap<number, PlacementEvidence>,
): ArticlePlaceWrite[] {
  return [...places].map(([id, place]) => ({
    id,
    topic_id: topicId,
    placement: placements.get(id) ?? null,
    origin_key: place.originKey,
    copy_of_id: place.copyOf,
    is_card: place.isCard,
    copy_count: place.copyCount,
    hot_rank: place.hotRank,
  }));
}

export function milestoneWrite(
  id: number,
  topicId: number,
  draft: MilestoneDraft,
  outletCount: number,
): MilestoneWrite {
  return {
    id,
    topic_id: topicId,
    anchor_article_id: draft.anchorArticleId,
    title: draft.title,
    description: draft.description,
    date: draft.date,
    date_from: draft.dateFrom,
    impact_value: draft.impactValue,
    is_significant: draft.isSignificant,
    significance: draft.significance,
    confirmation_level: draft.confirmationLevel,
    origin_count: draft.originKeys.length,
    outlet_count: outletCount,
    multiple_at: draft.levelReachedAt.multiple ?? null,
    verified_at: draft.levelReachedAt.verified ?? null,
    retracted_at: draft.retractedAt,
    retracted_by_id: draft.retractedBy,
    image_url: draft.imageUrl,
  };
}

/** Which milestone each article tells, where that is not stored already. */
export function milestoneArticleWrites(
  articles: readonly TopicArticle[],
  milestones: readonly [number, MilestoneDraft][],
  { places }: TopicTelling,
): MilestoneArticleWrite[] {
  const known = new Map(articles.map((each) => [each.id, each]));
  const writes: MilestoneArticleWrite[] = [];
  for (const [milestoneId, draft] of milestones) {
    for (const { articleId, role } of draft.articles) {
      const article = known.get(articleId);
      if (!article) continue;
      const originKey = places.get(articleId)?.originKey ?? article.originKey;
      const isStored = article.milestoneId === milestoneId && article.milestoneRole === role;
      if (isStored && article.place?.originKey === originKey) continue;
      writes.push({ article_id: articleId, milestone_id: milestoneId, origin_key: originKey, role });
    }
  }
  return writes;
}

export function quoteWrites(milestoneId: number, { quotes }: MilestoneDraft): MilestoneQuoteWrite[] {
  return quotes.map(({ articleId, text, speaker }, position) => ({
    milestone_id: milestoneId,
    position,
    article_id: articleId,
    text,
    speaker,
  }));
}

export function claimWrites(milestoneId: number, { claims }: MilestoneDraft): MilestoneClaimWrite[] {
  return claims.flatMap(({ kind, unit, claims: stated }) =>
    stated.map(({ value, atLeast, articleId, originKey, at }) => ({
      milestone_id: milestoneId,
      article_id: articleId,
      kind,
      unit,
      value,
      at_least: atLeast,
      origin_key: originKey,
      at,
    })),
  );
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
  { status: { proposal } }: TopicTelling,
): ClosureProposalWrite[] {
  if (!proposal) return [];
  const { kind, reason, articleIds, origins } = proposal;
  return [{ topic_id: topicId, kind, reason, article_ids: articleIds, origin_count: origins }];
}
