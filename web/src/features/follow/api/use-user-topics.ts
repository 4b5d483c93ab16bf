import useSWR from 'swr';
import { UserTopics } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The topics that the reader follows, fetched only if signed in. Topics with new milestones come first. */
export function useUserTopics(isSignedIn: boolean) {
  return useSWR(isSignedIn ? calls.userTopics : null, (url: string) => getJson(url, UserTopics), {
    keepPreviousData: true,
  });
}
