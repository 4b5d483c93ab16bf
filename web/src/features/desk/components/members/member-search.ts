import { useSearchParams } from 'react-router-dom';
import { MEMBER_SORTS, type MemberSort } from '#contract/desk';
import type { MembersShown } from '../../api/use-members';

const PAGES_MOST = 100_000;

/** What the address asks for: search, order and page. Any change but of the page leads to the first page. */
export function useMemberSearch(): MembersShown & {
  change: (to: { q?: string; sort?: MemberSort }) => void;
} {
  const [params, setParams] = useSearchParams();
  const q = (params.get('q') ?? '').trim();
  const sort = MEMBER_SORTS.find((each) => each === params.get('sort')) ?? '-created';
  const page = Math.max(1, Math.min(PAGES_MOST, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  const change = (to: { q?: string; sort?: MemberSort }) => {
    const next = new URLSearchParams();
    const text = to.q ?? q;
    if (text !== '') next.set('q', text);
    next.set('sort', to.sort ?? sort);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { q, sort, page, change };
}
