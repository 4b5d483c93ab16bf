import useSWR from 'swr';
import { SourceEntries } from '#contract/sources';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Sources by how many readers follow their content. */
export function usePopularSources() {
  return useSWR(calls.popularSources, (url: string) => getJson(url, SourceEntries));
}
