import { SEARCH_COUNTED_MOST, SEARCH_MAX_CHARS, SEARCH_PAGE } from '#contract/site';
import { ARTICLE_KINDS, type ArticleKind } from '#vocabulary';
import type { NewsSearch } from '../api/use-news-search';

const FILTERS = ['sources', 'from', 'to'] as const;
const isKind = (value: string): value is ArticleKind => (ARTICLE_KINDS as readonly string[]).includes(value);
const LAST_PAGE = SEARCH_COUNTED_MOST / SEARCH_PAGE;

/** The address holds the search, so that it can be shared and going back restores it. */
export function searchFromAddress(params: URLSearchParams): NewsSearch {
  const page = Number(params.get('page'));
  const search: NewsSearch = {
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARS),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1,
  };
  for (const name of FILTERS) {
    const value = (params.get(name) ?? '').trim();
    if (value !== '') search[name] = value;
  }
  const kind = params.get('kind') ?? '';
  if (isKind(kind)) search.kind = kind;
  if (params.get('sort') === 'newest') search.sort = 'newest';
  return search;
}

/** Other parameters, such as the tab, are kept. */
export function searchToAddress(params: URLSearchParams, search: NewsSearch): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('q', search.q);
  for (const name of [...FILTERS, 'kind', 'sort'] as const) {
    next.delete(name);
    if (search[name] !== undefined) next.set(name, search[name]);
  }
  if (search.page > 1) next.set('page', String(search.page));
  else next.delete('page');
  return next;
}

/** Whether a filter of the form is set. */
export function hasFilters(search: NewsSearch): boolean {
  return FILTERS.some((name) => search[name] !== undefined);
}
