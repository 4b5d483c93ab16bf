import { useEffect } from 'react';
import { preload } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { type ArticleCard, ArticleList, FEED_FIRST_LOAD, FEED_PAGE } from '#contract';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

const fetchPage = (url: string) => getJson(url, ArticleList);

/** Asks for the first page before the code that shows it has arrived. */
export function preloadFeed(): void {
  preload(calls.articles(0), fetchPage).catch(() => 'shown by useFeed, which awaits the same answer');
}

interface Feed {
  /** Every article loaded so far, each once; undefined before the first answer. */
  articles: readonly ArticleCard[] | undefined;
  /** True when the first load failed: nothing can be shown. */
  failed: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The trending feed: 300 articles first, then 12 at a time. The list moves while it is read, so ids are kept once. */
export function useFeed(): Feed {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(calls.articles, fetchPage, {
    revalidateFirstPage: false,
    persistSize: true,
  });
  // A failed 'load more' has no message of its own: it is logged, and the button stays.
  const hasData = data !== undefined;
  useEffect(() => {
    if (hasData && error !== undefined) reportError(error);
  }, [hasData, error]);
  const pages = data ?? [];
  const total = pages.at(-1)?.pagination.total ?? 0;
  const asked = pages.length === 0 ? 0 : FEED_FIRST_LOAD + (pages.length - 1) * FEED_PAGE;
  return {
    articles: data === undefined ? undefined : uniqueById(pages.flatMap((page) => page.articles)),
    failed: data === undefined && error !== undefined,
    hasMore: asked < total && (pages.at(-1)?.articles.length ?? 0) > 0,
    loadingMore: data !== undefined && isValidating,
    // After a failed page the size is already one ahead: asking again fetches only what is missing.
    loadMore: () => void (size > pages.length ? mutate() : setSize(size + 1)),
    retry: () => void mutate(),
  };
}

function uniqueById(articles: readonly ArticleCard[]): ArticleCard[] {
  return [...new Map(articles.toReversed().map((article) => [article.id, article])).values()].reverse();
}
