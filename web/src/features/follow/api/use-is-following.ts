import useSWR, { mutate } from 'swr';
import { FOLLOWS_ANSWERED, IsFollowing, type UserTopic } from '#contract/reading';
import { type Topic } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';
import { followTopic } from './follow-topic';
import { useUserTopics } from './use-user-topics';

interface Known extends IsFollowing {
  /** What the last change answered. */
  followerCount?: number;
}

interface FollowOptions {
  isSignedIn: boolean;
  /** Asks for this topic alone: the list of followed topics may be cut. */
  asks: boolean;
}

interface KnownFollow {
  /** Undefined while it is not known. */
  isFollowing: boolean | undefined;
  followerCount: number;
}

/** Whether the reader follows a topic, and how many do: the same in every place of the page. */
export function useIsFollowing(
  topic: Pick<Topic, 'id' | 'followerCount'>,
  { isSignedIn, asks }: FollowOptions,
): KnownFollow {
  const { data: follows, error: unlisted } = useUserTopics(isSignedIn);
  const { data: known, error } = useSWR<Known, Error>(
    isSignedIn ? calls.isFollowing(topic.id) : null,
    asks ? (url: string) => getJson(url, IsFollowing) : null,
  );
  // Where the list cannot be read, a press follows: that may be said twice.
  const isListed =
    follows?.some((follow) => follow.topic.id === topic.id) ?? (unlisted === undefined ? undefined : false);
  // Being on the list is certain; not being on it is not, where it may be cut.
  const isAsking = asks && error === undefined;
  const byList = isListed || !isAsking ? isListed : undefined;
  return {
    isFollowing: isSignedIn ? (known?.isFollowing ?? byList) : false,
    followerCount: known?.followerCount ?? topic.followerCount,
  };
}

/** Whether the list of followed topics names this one; a list that may be cut is no answer, then the server is asked. */
export async function isFollowed(topicId: number, follows: readonly UserTopic[] = []): Promise<boolean> {
  if (follows.some(({ topic }) => topic.id === topicId)) return true;
  if (follows.length < FOLLOWS_ANSWERED) return false;
  return (await getJson(calls.isFollowing(topicId), IsFollowing)).isFollowing;
}

/** Follows or unfollows; it shows at once and goes back where the call fails. What depends on it is asked for again. */
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
}
