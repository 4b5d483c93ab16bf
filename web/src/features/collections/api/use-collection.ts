import useSWR from 'swr';
import { CollectionPage } from '#contract/reading';
import { IdParam } from '#contract/site';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** One collection with its topics: the reader's own, or a public one. A malformed id fetches nothing. */
export function useCollection(id: string) {
  const isId = IdParam.safeParse(id).success;
  const answer = useSWR(isId ? calls.collection(id) : null, (url: string) => getJson(url, CollectionPage), {
    revalidateIfStale: true,
  });
  return { ...answer, isMissing: !isId };
}
