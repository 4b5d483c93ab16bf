import type { TopicMovePlan } from '../plan-topic-command.js';
import { type Cell, compact } from './cell.js';
import { emptiedTopics } from './emptied-topics.js';
import type { Present } from './present.js';

/**
 * The cells of a merge, split or move.
 * @param placed the articles with their topics
 * @param into the topic that receives them
 */
export function movedArticles(
  plan: Pick<TopicMovePlan, 'from'>,
  placed: readonly { id: number; topicId: number }[],
  into: number,
  present: Present,
): Cell[] {
  const from = new Set(plan.from);
  const moves = placed
    .filter(({ topicId }) => from.has(topicId) && topicId !== into)
    .map(
      ({ id, topicId }): Cell => ({ of: 'article', field: 'topic', ids: [id], before: topicId, after: into }),
    );
  const compacted = compact(moves);
  return [...compacted, ...compact(emptiedTopics(compacted, present))];
}
