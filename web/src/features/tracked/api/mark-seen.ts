import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** From now on a topic's milestones until today count as seen. */
export function markSeen(topicId: number): Promise<void> {
  return postJson(calls.topicSeen(topicId));
}
