import useSWR from 'swr';
import { SearchAnswer } from '#contract/search';
import { SEARCH_PAGE, SEARCH_RANKED } from '#contract/site';
import type { ArticleKind, SearchOrder } from '#vocabulary';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** A search. Filters are sent only if filled. */
export interface NewsSearch {
  q: string;
  sources?: string;
  from?: string;
  to?: string;
  kind?: ArticleKind;
  sort?: SearchOrder;
  /** From 1. */
  page: number;
}

/**
 * One page of results. An empty query fetches nothing. The results come with a quick count. If it only says that there are more than a
 * thousand, they stay, and the exact total follows. If that fails, the total stays a lower bound.
 */
export function useNewsSearch(search: NewsSearch) {
  const quick = useSWR(search.q === '' ? null : pageCall(search), searchNews);
  const exact = useSWR(isUncounted(quick.data) ? countCall(search) : null, searchNews);
  return { ...quick, data: withTotal(quick.data, exact.data) };
}

function pageCall({ page, ...search }: NewsSearch): string {
  return calls.newsSearch({
    ...search,
    count: 'quick',
    offset: (page - 1) * SEARCH_PAGE,
    limit: SEARCH_PAGE,
  });
}

/** The same call for every page and order, so results are counted once. Results by date need no ranking. */
function countCall({ page: _, ...search }: NewsSearch): string {
  return calls.newsSearch({ ...search, sort: 'newest', count: 'exact', offset: 0, limit: 1 });
}

/** A quick count ends at exactly `SEARCH_RANKED`. Other lower bounds are as good as an exact count would get. */
function isUncounted(answer: SearchAnswer | undefined): boolean {
  return answer?.totalIsLowerBound === true && answer.totalCount === SEARCH_RANKED;
}

/** The server may run out of time while it counts. Then it has counted fewer results than are known. */
function withTotal(answer: SearchAnswer | undefined, counted: SearchAnswer | undefined) {
  if (answer === undefined || counted === undefined || counted.totalCount < answer.totalCount) return answer;
  const { totalCount, totalIsLowerBound } = counted;
  return { ...answer, totalCount, totalIsLowerBound };
}

async function searchNews(url: string) {
  try {
    return await getJson(url, SearchAnswer);
  } catch (cause) {
    throw new Error('Failed to search news', { cause });
  }
}
