import useSWR from 'swr';
import { SavedIds } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Which articles the reader saved, asked for only when signed in. */
export function useSavedIds(isSignedIn: boolean) {
  return useSWR(isSignedIn ? calls.savedIds : null, (url: string) => getJson(url, SavedIds), {
    keepPreviousData: true,
  });
}
