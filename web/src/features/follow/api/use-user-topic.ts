import useSWR from 'swr';
import { FOLLOWS_ANSWERED, UserTopic } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { useUserTopics } from './use-user-topics';

/** The reader's follow of one topic. If the list may be cut, this topic is fetched alone. */
export function useUserTopic(topicId: number, isFollowing: boolean): UserTopic | undefined {
  const { data: follows } = useUserTopics(isFollowing);
  const listed = follows?.find(({ topic }) => topic.id === topicId);
  const isCut = listed === undefined && follows !== undefined && follows.length >= FOLLOWS_ANSWERED;
  const { data: own } = useSWR(isFollowing && isCut ? calls.topicPreferences(topicId) : null, (url: string) =>
    getJson(url, UserTopic),
  );
  if (!isFollowing) return undefined;
  return listed ?? (isCut ? own : undefined);
}
