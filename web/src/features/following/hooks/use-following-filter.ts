import { useSearchParams } from 'react-router-dom';
import { FollowingSort, FollowingStatus } from '#contract/reading';
import type { FollowingFilter } from '../api/use-following';

const FIRST: FollowingFilter = { q: '', status: 'open', sort: 'newest', page: 1 };

/** The address holds what is not the default, so that going back restores it. Unknown words are ignored. */
export function filterFromAddress(params: URLSearchParams): FollowingFilter {
  const page = Number(params.get('page') ?? 1);
  return {
    q: (params.get('q') ?? '').trim(),
    status: FollowingStatus.safeParse(params.get('status')).data ?? FIRST.status,
    sort: FollowingSort.safeParse(params.get('sort')).data ?? FIRST.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function filterToAddress(filter: FollowingFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of ['q', 'status', 'sort', 'page'] as const)
    if (filter[key] !== FIRST[key]) params.set(key, String(filter[key]));
  return params;
}

/** The filter of the list. Any change but of the page leads to the first page. */
export function useFollowingFilter(): [FollowingFilter, (change: Partial<FollowingFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (next: Partial<FollowingFilter>) =>
    setParams((now) => filterToAddress({ ...filterFromAddress(now), page: 1, ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  return [filterFromAddress(params), change];
}
