import useSWR from 'swr';
import { FOLLOWING_PAGE, FollowingList, type FollowingSort, type FollowingStatus } from '#contract/reading';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

export interface FollowingFilter {
  q: string;
  status: FollowingStatus;
  sort: FollowingSort;
  /** From 1. */
  page: number;
}

/** One page of the followed topics. While another page loads, the last one stays. */
export function useFollowing({ q, status, sort, page }: FollowingFilter, isWanted = true) {
  const query = {
    ...(q !== '' && { q }),
    status,
    sort,
    limit: FOLLOWING_PAGE,
    offset: (page - 1) * FOLLOWING_PAGE,
  };
  return useSWR(isWanted ? calls.following(query) : null, (url: string) => getJson(url, FollowingList), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}
