import useSWR from 'swr';
import { FollowedSearches } from '#contract/search';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';

/** The searches that the reader follows. Nothing is fetched for readers who are signed out. */
export function useFollowedSearches() {
  const { reader } = useReader();
  return useSWR(
    reader === null ? null : calls.followedSearches,
    (url: string) => getJson(url, FollowedSearches),
    { revalidateIfStale: true },
  );
}
