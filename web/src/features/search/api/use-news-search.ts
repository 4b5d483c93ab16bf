import useSWR from 'swr';
import { SearchAnswer, type SearchCount } from '#contract/search';
import { SEARCH_COUNTED_MOST, SEARCH_PAGE, SEARCH_RANKED } from '#contract/site';
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
 * thousand, they stay, and the exact count follows.
 */
export function useNewsSearch(search: NewsSearch) {
  const quick = useSWR(search.q === '' ? null : callOf(search, 'quick'), searchNews);
  const exact = useSWR(isUncounted(quick.data) ? callOf(search, 'exact') : null, searchNews);
  return { ...quick, data: exact.data ?? quick.data };
}

function callOf({ page, ...search }: NewsSearch, count: SearchCount): string {
  return calls.newsSearch({ ...search, count, offset: (page - 1) * SEARCH_PAGE, limit: SEARCH_PAGE });
}

/** Other lower bounds are as good as an exact count would get. */
function isUncounted(answer: SearchAnswer | undefined): boolean {
  if (!answer?.totalIsLowerBound) return false;
  return answer.totalCount >= SEARCH_RANKED && answer.totalCount < SEARCH_COUNTED_MOST;
}

async function searchNews(url: string) {
  try {
    return await getJson(url, SearchAnswer);
  } catch (cause) {
    throw new Error('Failed to search news', { cause });
  }
}
