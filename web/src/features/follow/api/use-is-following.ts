import useSWR, { mutate } from 'swr';
import { FOLLOWS_ANSWERED, IsFollowing, type UserTopic } from '#contract/reading';
import { type Topic } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';
import { followTopic } from './follow-topic';
import { refetchFollowingLists } from './following-lists';
import { useUserTopics } from './use-user-topics';

interface Known extends IsFollowing {
  /** From the response to the last change. */
  followerCount?: number;
}

interface FollowOptions {
  isSignedIn: boolean;
  /** Fetches this topic's state: the list of followed topics may be cut. */
  asks: boolean;
}

interface KnownFollow {
  /** Undefined while unknown. */
  isFollowing: boolean | undefined;
  followerCount: number;
}

/** Whether the reader follows a topic, and its number of followers. The same everywhere on the page. */
export function useIsFollowing(
  topic: Pick<Topic, 'id' | 'followerCount'>,
  { isSignedIn, asks }: FollowOptions,
): KnownFollow {
  const { data: follows, error: unlisted } = useUserTopics(isSignedIn);
  const { data: known, error } = useSWR<Known, Error>(
    isSignedIn ? calls.isFollowing(topic.id) : null,
    asks ? (url: string) => getJson(url, IsFollowing) : null,
  );
  // If the list cannot be loaded, a press follows, which is idempotent.
  const isListed =
    follows?.some((follow) => follow.topic.id === topic.id) ?? (unlisted === undefined ? undefined : false);
  // A topic on the list is followed. A topic missing from a list that may be cut is unknown.
  const isAsking = asks && error === undefined;
  const byList = isListed || !isAsking ? isListed : undefined;
  return {
    isFollowing: isSignedIn ? (known?.isFollowing ?? byList) : false,
    followerCount: known?.followerCount ?? topic.followerCount,
  };
}

/** True if the list of followed topics has this one. If the list may be cut, asks the server. */
export async function isFollowed(topicId: number, follows: readonly UserTopic[] = []): Promise<boolean> {
  if (follows.some(({ topic }) => topic.id === topicId)) return true;
  if (follows.length < FOLLOWS_ANSWERED) return false;
  return (await getJson(calls.isFollowing(topicId), IsFollowing)).isFollowing;
}

/** Follows or unfollows. The change shows at once and is rolled back if the call fails. Dependent data is refetched. */
export async function changeFollow(
  { id, followerCount }: { id: number; followerCount?: number },
  followed: boolean,
): Promise<void> {
  const shown = followerCount === undefined ? undefined : followerCount + (followed ? 1 : -1);
  await mutate<Known>(calls.isFollowing(id), () => followTopic(id, followed), {
    optimisticData: { isFollowing: followed, ...(shown !== undefined && { followerCount: shown }) },
    rollbackOnError: true,
    revalidate: false,
  });
  refetch(calls.topicPreferences(id), calls.userTopics, calls.topicsToFollow, calls.latestUpdates);
  refetchFollowingLists();
}
