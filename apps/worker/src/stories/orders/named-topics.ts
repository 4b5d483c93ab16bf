import type { StoryOrder } from '#domain/stories/orders';
import type { Queryable } from '#persistence/database';
import { topicsOfArticles } from '#persistence/stories';
import { newestHide, presentMilestones, storyChange } from '#persistence/stories/orders';

/** The topics that a merge names; none if it is another command. */
export function mergedTopics(command: StoryOrder): number[] {
  return command.kind === 'merge' ? [command.payload.from, command.payload.into] : [];
}

/** The topics whose histories an editor must have seen to give this order. */
export async function topicsNamed(tx: Queryable, order: StoryOrder): Promise<number[]> {
  switch (order.kind) {
    case 'merge':
      return [order.payload.from, order.payload.into];
    case 'split':
    case 'edit':
      return [order.payload.topic];
    case 'move':
      return [order.payload.into, ...(await ofArticles(tx, order.payload.articles))];
    case 'undo':
      return (await storyChange(tx, order.payload.change))?.topic_ids ?? [];
    case 'release':
      if (order.payload.of === 'topic') return [order.payload.id];
      return order.payload.of === 'milestone'
        ? ofMilestones(tx, [order.payload.id])
        : ofArticles(tx, [order.payload.id]);
    case 'edit_milestone':
    case 'split_milestone':
    case 'attach':
      return ofMilestones(tx, [order.payload.milestone]);
    case 'merge_milestones':
      return ofMilestones(tx, [order.payload.from, order.payload.into]);
    case 'unhide':
      return (await newestHide(tx, order.payload.article))?.topic_ids ?? [];
    case 'hide':
    case 'tag':
      return ofArticles(tx, [order.payload.article]);
  }
}

async function ofArticles(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  return (await topicsOfArticles(tx, ids)).map(({ topic_id }) => topic_id);
}

async function ofMilestones(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  return (await presentMilestones(tx, ids)).map(({ topic_id }) => topic_id);
}
