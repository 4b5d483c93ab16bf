import useSWR from 'swr';
import { SourcePage } from '#contract';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Everything about one source, by slug or id; the answer carries its present slug. */
export function useSource(slug: string) {
  return useSWR<SourcePage, Error>(calls.source(slug), (url: string) => getJson(url, SourcePage));
}
