import useSWR from 'swr';
import { SearchStories } from '#contract/search';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The stories that match a query. An empty query fetches nothing. */
export function useSearchStories(q: string) {
  return useSWR(q === '' ? null : calls.searchStories(q), (url: string) => getJson(url, SearchStories));
}
