import { setTracked } from '../../../lib/device/tracked-stories';
import { HttpError } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';
import { followTopic } from '../../follow/api/follow-topic';
import { refetchFollowingLists } from '../../follow/api/following-lists';

/** Follows the topics tracked on the device, one after the other. Each is removed from the device when done. */
export async function moveTracked(topicIds: readonly number[]): Promise<void> {
  for (const id of topicIds) {
    try {
      await followTopic(id, true);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    setTracked(id, false);
  }
  if (topicIds.length === 0) return;
  refetch(...topicIds.map(calls.isFollowing), calls.userTopics, calls.latestUpdates);
  refetchFollowingLists();
}

/** The topic no longer exists, so a retry is useless. */
const isGone = (error: unknown) => error instanceof HttpError && error.status === 404;
