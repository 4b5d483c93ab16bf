import useSWR from 'swr';
import { Collections } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** One page of the reader's collections, newest first. */
export function useCollections(offset: number) {
  return useSWR(calls.collectionsFrom(offset), (url: string) => getJson(url, Collections), {
    keepPreviousData: true,
  });
}
