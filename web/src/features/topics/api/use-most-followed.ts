import useSWR from 'swr';
import { Topics } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The topics that most readers follow, most followed first. */
export function useMostFollowed() {
  return useSWR(calls.mostFollowedTopics, (url: string) => getJson(url, Topics));
}
