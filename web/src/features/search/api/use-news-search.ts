import useSWR from 'swr';
import { SearchAnswer } from '#contract/search';
import { SEARCH_PAGE } from '#contract/site';
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

/** One page of results. An empty query fetches nothing. */
export function useNewsSearch({ page, ...search }: NewsSearch) {
  const key =
    search.q === ''
      ? null
      : calls.newsSearch({ ...search, offset: (page - 1) * SEARCH_PAGE, limit: SEARCH_PAGE });
  return useSWR(key, searchNews);
}

async function searchNews(url: string) {
  try {
    return await getJson(url, SearchAnswer);
  } catch (cause) {
    throw new Error('Failed to search news', { cause });
  }
}
