import { FollowState } from '#contract/reading';
import { deleteJson, postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Follows or unfollows a topic. Idempotent. */
export function followTopic(topicId: number, followed: boolean): Promise<FollowState> {
  const call = followed ? postJson : deleteJson;
  return call(calls.follow(topicId), undefined, FollowState);
}
