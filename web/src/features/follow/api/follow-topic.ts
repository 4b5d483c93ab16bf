import { FollowState } from '#contract/reading';
import { deleteLasting, postLasting } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Follows or unfollows a topic. Idempotent. */
export function followTopic(topicId: number, followed: boolean): Promise<FollowState> {
  const call = followed ? postLasting : deleteLasting;
  return call(calls.follow(topicId), undefined, FollowState);
}
