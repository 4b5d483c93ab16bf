import useSWR from 'swr';
import { LatestUpdates } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The newest articles of followed topics, fetched only if signed in. */
export function useLatestUpdates(isSignedIn: boolean) {
  return useSWR(isSignedIn ? calls.latestUpdates : null, (url: string) => getJson(url, LatestUpdates), {
    keepPreviousData: true,
  });
}
