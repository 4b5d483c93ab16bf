import useSWR from 'swr';
import { Collections } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The reader's collections, fetched only if signed in. */
export function useCollections(isSignedIn: boolean) {
  return useSWR(isSignedIn ? calls.collections : null, (url: string) => getJson(url, Collections), {
    keepPreviousData: true,
  });
}
