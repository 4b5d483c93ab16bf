import useSWR from 'swr';
import { MEMBERS_PAGE, type MemberSort, Members } from '#contract/desk';
import { deskCalls } from '../../../lib/desk-calls';
import { getListPage } from '../../../lib/http';

export interface MembersShown {
  q: string;
  sort: MemberSort;
  /** Starts at 1. */
  page: number;
}

export function useMembers({ q, sort, page }: MembersShown) {
  const key = deskCalls.members({
    q: q || undefined,
    sort,
    limit: MEMBERS_PAGE,
    offset: (page - 1) * MEMBERS_PAGE,
  });
  return useSWR(key, (url: string) => getListPage(url, Members), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}
