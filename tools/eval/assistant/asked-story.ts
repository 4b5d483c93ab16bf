import type { AskedStory } from '#domain/assistant';
import { detectLanguage } from '#domain/text';
import type { RebuiltTopic } from '#domain/timeline';
import { readEndingReason } from '#domain/timeline/endings';
import { dayOf } from '#domain/timeline/read';
import { stepState } from '#domain/timeline/steps';
import { ENGLISH } from '#vocabulary';
import type { PlacedArticle } from '../recorded/placed-articles.js';

/** A rebuilt topic in the form in which the BFF reads it from the database. */
export function askedStory(topic: RebuiltTopic, articles: readonly PlacedArticle[], now: Date): AskedStory {
  const drafts = [...topic.milestones.insert, ...topic.milestones.update.map(([, draft]) => draft)];
  const roleOf = new Map(
    drafts.flatMap((draft, id) =>
      draft.articles.map(({ articleId, role }) => [articleId, { id, role }] as const),
    ),
  );
  const { status, stands } = topic;
  return {
    language: ENGLISH,
    articles: articles.map((article) => ({
      id: article.id,
      title: article.title,
      excerpt: article.excerpt,
      content: article.content,
      language: detectLanguage(`${article.title} ${article.excerpt}`, article.language ?? ENGLISH),
      publishedAt: article.publishedAt,
      originKey: topic.places.get(article.id)?.originKey ?? article.origin.key,
      isCopy: (topic.places.get(article.id)?.copyOf ?? article.id) !== article.id,
      milestoneId: roleOf.get(article.id)?.id ?? null,
      role: roleOf.get(article.id)?.role ?? null,
    })),
    milestones: drafts.map((draft, id) => ({
      id,
      openedAt: draft.openedAt,
      anchorArticleId: draft.anchorArticleId,
      originCount: draft.originKeys.length,
      isSignificant: draft.isSignificant,
      isWithdrawn: draft.retractedAt !== null,
    })),
    isResolved: status.status === 'resolved',
    endingArticleIds: status.status === 'resolved' ? status.articleIds : [],
    endingText: readEndingReason(status.reason)?.sentence ?? null,
    standsText: stands?.text ?? null,
    standsArticleIds: stands?.articleIds ?? [],
    next: topic.steps.flatMap((step) => {
      const state = stepState(
        { ...step, isMet: step.metAnchorId !== null, isCalledOff: step.calledOff !== null },
        dayOf(now),
      );
      const [articleId] = step.articleIds;
      return state === 'pending' && articleId !== undefined ? [{ text: step.text, articleId }] : [];
    }),
  };
}
