import { type FollowPreferences, UserTopic } from '#contract/reading';
import { patchJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** How soon and which facts of a followed topic are told. */
export function changePreferences(topicId: number, preferences: FollowPreferences): Promise<UserTopic> {
  return patchJson(calls.topicPreferences(topicId), preferences, UserTopic);
}
