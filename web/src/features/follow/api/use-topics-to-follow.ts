import useSWR from 'swr';
import { Topics } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Active topics that the reader does not follow yet. */
export function useTopicsToFollow(isWanted: boolean) {
  return useSWR(isWanted ? calls.topicsToFollow : null, (url: string) => getJson(url, Topics));
}
