import type { RebuiltTopic, TopicArticle } from '#domain/timeline';
import type { MilestoneDraft } from '#domain/timeline/milestones';
import type {
  MilestoneArticleWrite,
  MilestoneClaimWrite,
  MilestoneQuoteWrite,
  MilestoneWrite,
} from '#persistence/timeline';

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

/** The milestone of each article, unless it is already stored. */
export function milestoneArticleWrites(
  articles: readonly TopicArticle[],
  milestones: readonly [number, MilestoneDraft][],
  { places }: RebuiltTopic,
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
