import useSWR from 'swr';
import { SavedIds } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The ids of saved articles, fetched only if signed in. */
export function useSavedIds(isSignedIn: boolean) {
  return useSWR(isSignedIn ? calls.savedIds : null, (url: string) => getJson(url, SavedIds), {
    keepPreviousData: true,
  });
}
