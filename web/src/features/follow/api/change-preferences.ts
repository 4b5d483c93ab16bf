import { type FollowPreferences, UserTopic } from '#contract/reading';
import { patchJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Changes when and about what a follower of a topic is notified. */
export function changePreferences(topicId: number, preferences: FollowPreferences): Promise<UserTopic> {
  return patchJson(calls.topicPreferences(topicId), preferences, UserTopic);
}
