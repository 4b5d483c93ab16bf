import type { TopicEdit } from '#contract/desk';
import type { TopicPage } from '#contract/stories';

/** The page of a story with an editor's fields in place of its own. Fields that are left out stay. */
export function previewOf(topic: TopicPage, fields: TopicEdit): TopicPage {
  const { name, label, description, category, listing, status, completion, next } = fields;
  return {
    ...topic,
    ...(name !== undefined && { name }),
    ...(label !== undefined && { label }),
    ...(description !== undefined &&
      description !== topic.description && { description, descriptionSources: [] }),
    ...(category !== undefined && { categoryId: category }),
    ...(listing !== undefined && { isListed: listing }),
    ...(status !== undefined && { status: status.status, resolutionSummary: status.outcome }),
    ...(completion !== undefined && {
      estimatedCompletionPercent: completion.percent,
      completionReason: completion.reason,
    }),
    ...(next !== undefined && { next: nextOf(topic, next) }),
  };
}

/** A step that is announced in the same words keeps its source. */
function nextOf(topic: TopicPage, steps: NonNullable<TopicEdit['next']>): TopicPage['next'] {
  return steps.map(
    ({ text, date }) =>
      topic.next.find((known) => known.text === text && known.date === date) ?? {
        ...{ text, date, precision: 'day' as const, articleIds: [], cited: null, movedFrom: [] },
      },
  );
}
