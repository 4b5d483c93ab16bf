import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Marks a topic's milestones up to now as seen. */
export function markSeen(topicId: number): Promise<void> {
  return postJson(calls.topicSeen(topicId));
}
