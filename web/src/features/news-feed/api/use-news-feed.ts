import { useState } from 'react';
import useSWR, { preload, useSWRConfig } from 'swr';
import {
  type ArticleCard,
  ArticleList,
  afterNewsFeedPage,
  gainedNothing,
  type LoadedNewsFeed,
} from '#contract/reading';
import { FEED_FIRST_LOAD, FEED_PAGE } from '#contract/site';
import { firstScreen } from '../../../lib/page/first-screen';
import { touch, useTouched } from '../../../lib/page/touched';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { calls } from '../../../lib/urls';
import { getNewsFeedPage } from './get-news-feed-page';
import { markAllSeen } from './unseen';

/** The cache key of everything loaded: one entry, so that it changes as one. */
const NEWS_FEED = calls.articles(FEED_FIRST_LOAD, 0);

const onFirstScreen = (): LoadedNewsFeed | undefined => {
  const shown = firstScreen('feed', ArticleList);
  return shown === undefined ? undefined : afterNewsFeedPage(undefined, shown);
};

/** The first load follows the articles sent with the page. Those keep their place, and newer ones are unseen. */
async function loadFirst(): Promise<LoadedNewsFeed> {
  const shown = onFirstScreen();
  if (shown === undefined) markAllSeen();
  return afterNewsFeedPage(shown, await getNewsFeedPage(FEED_FIRST_LOAD, 0));
}

const reload = async () => afterNewsFeedPage(undefined, await getNewsFeedPage(FEED_FIRST_LOAD, 0));

/** Fetches pages until one has something new: the news feed may have moved by more than a page. */
async function withNextPage(newsFeed: LoadedNewsFeed): Promise<LoadedNewsFeed> {
  const grown = afterNewsFeedPage(newsFeed, await getNewsFeedPage(FEED_PAGE, newsFeed.next));
  return gainedNothing(newsFeed, grown) ? withNextPage(grown) : grown;
}

/** Fetches the first page before the code that shows it has loaded, unless it was sent with the page. */
export function preloadNewsFeed(): void {
  if (onFirstScreen() === undefined)
    preload(NEWS_FEED, loadFirst).catch(() => 'shown by useNewsFeed, which awaits the same answer');
}

interface NewsFeed {
  /** Every article loaded so far, each once; undefined before the first answer. */
  articles: readonly ArticleCard[] | undefined;
  /** The first load failed. Only what was sent with the page is shown. */
  failed: boolean;
  /** The first load has finished; `hasMore` applies to it. */
  isLoaded: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  retry: () => Promise<unknown>;
  /** Loads the current news feed from the top. Rejects if it cannot. */
  renew: () => Promise<void>;
}

/**
 * The news feed: 300 articles first, then 12 at a time.
 * Until the page is touched or filtered, what was sent with it is enough.
 */
export function useNewsFeed(isFiltered: boolean): NewsFeed {
  const isTouched = useTouched();
  const isWanted = isTouched || isFiltered || onFirstScreen() === undefined;
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, mutate } = useSWR(isWanted ? NEWS_FEED : null, loadFirst);
  const [loadingMore, setLoadingMore] = useState(false);
  const loadMore = async (loaded: LoadedNewsFeed) => {
    setLoadingMore(true);
    try {
      await mutate(withNextPage(loaded), { revalidate: false });
    } catch (failure) {
      // Specified: it is only logged. The button stays.
      reportUnlessLeft(failure);
    }
    setLoadingMore(false);
  };
  return {
    articles: (data ?? onFirstScreen())?.articles,
    failed: data === undefined && error !== undefined,
    isLoaded: data !== undefined,
    hasMore: data?.hasMore ?? false,
    loadingMore,
    loadMore: () => data !== undefined && !loadingMore && void loadMore(data),
    retry: () => mutate(),
    renew: async () => {
      await mutateAny(NEWS_FEED, reload(), { revalidate: false });
      touch();
    },
  };
}
