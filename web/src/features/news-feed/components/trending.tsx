import { useCallback, useDeferredValue, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { type FeedFilter, NO_FILTER, passesFilter } from '#contract/reading';
import { FEED_PAGE, MESSAGES, SKELETONS } from '#contract/site';
import { Callout } from '../../../components/feedback/callout';
import { Repeated } from '../../../components/repeated';
import { useFeed } from '../api/use-feed';
import { ArticleRowSkeleton } from './article-row-skeleton';
import { ArticleRows } from './article-rows';
import { filterFromAddress, filterToAddress } from './feed-filter-address';
import { InterestFilter } from './interest-filter';
import { NewArticles } from './new-articles';
import styles from './trending.module.css';

/** The Trending tab: the filter, then the articles or why there are none. */
export function Trending() {
  const [params, setParams] = useSearchParams();
  const filter = filterFromAddress(params);
  // Kept in the cache, not in the component, so that going back restores the length of the list.
  const { data: revealed = FEED_PAGE, mutate: reveal } = useSWR<number>('feed-revealed', null);
  // More rows render in small steps so that input is handled in between; fewer rows at once.
  const drawn = Math.min(revealed, useDeferredValue(revealed));
  const onReveal = useCallback((count: number) => void reveal(count, { revalidate: false }), [reveal]);
  const onFilter = (next: FeedFilter) => {
    onReveal(FEED_PAGE);
    setParams(filterToAddress(params, next), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <InterestFilter filter={filter} onChange={onFilter} />
      <FeedList filter={filter} onClear={() => onFilter(NO_FILTER)} revealed={drawn} onReveal={onReveal} />
    </>
  );
}

interface FeedListProps {
  filter: FeedFilter;
  onClear: () => void;
  revealed: number;
  onReveal: (count: number) => void;
}

function FeedList({ filter, onClear, revealed, onReveal }: FeedListProps) {
  const isFiltered = filter.tags.length > 0;
  const feed = useFeed(isFiltered);
  const list = useRef<HTMLDivElement>(null);
  const { articles } = feed;
  if (articles === undefined) return feed.failed ? <FeedFailed onRetry={feed.retry} /> : <FeedSkeleton />;
  const renew = async () => {
    await feed.renew();
    onReveal(FEED_PAGE);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  };
  // The twelve articles sent with the page do not show what a filter finds.
  const isKnown = feed.isLoaded || feed.failed;
  const shown = articles.filter((article) => passesFilter(article.tags, filter));
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <NewArticles onLoad={renew} />
      <p className={`meta ${styles.count}`} role="status">
        {isFiltered && isKnown && shown.length > 0 && `Showing ${shown.length} filtered articles`}
      </p>
      {articles.length === 0 && <Callout title={MESSAGES.feedEmpty} />}
      {isFiltered && !isKnown && shown.length === 0 && <FeedSkeleton />}
      {isKnown && articles.length > 0 && shown.length === 0 && <NoMatch onClear={onClear} />}
      <ArticleRows articles={shown} revealed={revealed} onReveal={onReveal} />
      {feed.failed && <FeedFailed onRetry={feed.retry} />}
      {feed.isLoaded && articles.length > 0 && !isFiltered && revealed >= shown.length && (
        <FeedEnd hasMore={feed.hasMore} loading={feed.loadingMore} onMore={feed.loadMore} />
      )}
    </div>
  );
}

function FeedFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Callout alert title={MESSAGES.feedFailed}>
      <button type="button" className="button" onClick={onRetry}>
        Try Again
      </button>
    </Callout>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <Callout title={MESSAGES.feedNoMatch} hint={MESSAGES.feedNoMatchHint}>
      <button type="button" className="button" onClick={onClear}>
        Clear the filters
      </button>
    </Callout>
  );
}

function FeedEnd({ hasMore, loading, onMore }: { hasMore: boolean; loading: boolean; onMore: () => void }) {
  return (
    <div className={styles.end}>
      {hasMore ? (
        <button type="button" className="button" disabled={loading} onClick={onMore}>
          {loading ? 'Loading…' : 'Load More Articles'}
        </button>
      ) : (
        <p className="meta">{MESSAGES.feedEnd}</p>
      )}
    </div>
  );
}

function FeedSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Loading articles</span>
      <Repeated times={SKELETONS.feed}>
        <ArticleRowSkeleton />
      </Repeated>
    </div>
  );
}
