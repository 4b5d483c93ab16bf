import { plural, t } from '@lingui/core/macro';
import { lazy, Suspense, useCallback, useDeferredValue, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR, { mutate } from 'swr';
import { type NewsFeedFilter, NO_FILTER, passesFilter } from '#contract/reading';
import { FEED_PAGE, SKELETONS } from '#contract/site';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { Spinner } from '../../../components/feedback/spinner';
import { Repeated } from '../../../components/repeated';
import { calls } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';
import { useNewsFeed } from '../api/use-news-feed';
import { ArticleRowSkeleton } from './article-row-skeleton';
import { ArticleRows } from './article-rows';
import { InterestFilter } from './interest-filter';
import { NewArticles } from './new-articles';
import { filterFromAddress, filterToAddress } from './news-feed-filter-address';
import styles from './trending.module.css';

/** Not loaded until a reader chooses it. */
const FollowedSourcesFeed = lazy(() =>
  import('./followed-sources-feed').then((module) => ({ default: module.FollowedSourcesFeed })),
);

/** The Trending tab: the filter, then the articles or why there are none. */
export function Trending() {
  const [params, setParams] = useSearchParams();
  const { reader } = useReader();
  const filter = filterFromAddress(params, reader?.interests);
  // Kept in the cache, not in the component, so that going back restores the length of the list.
  const { data: revealed = FEED_PAGE, mutate: reveal } = useSWR<number>('news-feed-revealed', null);
  // More rows render in small steps so that input is handled in between; fewer rows at once.
  const drawn = Math.min(revealed, useDeferredValue(revealed));
  const onReveal = useCallback((count: number) => void reveal(count, { revalidate: false }), [reveal]);
  const onFilter = (next: NewsFeedFilter) => {
    onReveal(FEED_PAGE);
    setParams(filterToAddress(params, next, reader?.interests), { replace: true, preventScrollReset: true });
  };
  const isFollowed = reader !== null && params.get('followed') === 'sources';
  const onFollowed = () => {
    onReveal(FEED_PAGE);
    const next = new URLSearchParams(params);
    if (isFollowed) next.delete('followed');
    else next.set('followed', 'sources');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const list = { filter, onClear: () => onFilter(NO_FILTER), revealed: drawn, onReveal };
  return (
    <>
      <InterestFilter
        filter={filter}
        onChange={onFilter}
        followed={reader === null ? undefined : { isOn: isFollowed, onToggle: onFollowed }}
      />
      {isFollowed ? (
        <Suspense fallback={<Spinner label={t`Loading articles`} />}>
          <FollowedSourcesFeed {...list} />
        </Suspense>
      ) : (
        <NewsFeedList {...list} />
      )}
    </>
  );
}

interface NewsFeedListProps {
  filter: NewsFeedFilter;
  onClear: () => void;
  revealed: number;
  onReveal: (count: number) => void;
}

function NewsFeedList({ filter, onClear, revealed, onReveal }: NewsFeedListProps) {
  const isFiltered = filter.tags.length > 0;
  const newsFeed = useNewsFeed(isFiltered);
  const list = useRef<HTMLDivElement>(null);
  const { articles } = newsFeed;
  const failure = <LoadFailed title={MESSAGES.newsFeedFailed} onRetry={newsFeed.retry} />;
  if (articles === undefined) return newsFeed.failed ? failure : <NewsFeedSkeleton />;
  const renew = async () => {
    await newsFeed.renew();
    void mutate(calls.today);
    onReveal(FEED_PAGE);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  };
  // The twelve articles sent with the page do not show what a filter finds.
  const isKnown = newsFeed.isLoaded || newsFeed.failed;
  const shown = articles.filter((article) => passesFilter(article.tags, filter));
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <NewArticles onLoad={renew} />
      <p className={`meta ${styles.count}`} role="status">
        {isFiltered &&
          isKnown &&
          shown.length > 0 &&
          plural({ count: shown.length }, { other: 'Showing # filtered articles' })}
      </p>
      {articles.length === 0 && <Callout title={MESSAGES.newsFeedEmpty} />}
      {isFiltered && !isKnown && shown.length === 0 && <NewsFeedSkeleton />}
      {isKnown && articles.length > 0 && shown.length === 0 && <NoMatch onClear={onClear} />}
      <ArticleRows articles={shown} revealed={revealed} onReveal={onReveal} />
      {newsFeed.failed && failure}
      {newsFeed.isLoaded && articles.length > 0 && !isFiltered && revealed >= shown.length && (
        <NewsFeedEnd hasMore={newsFeed.hasMore} loading={newsFeed.loadingMore} onMore={newsFeed.loadMore} />
      )}
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <Callout title={MESSAGES.newsFeedNoMatch} hint={MESSAGES.newsFeedNoMatchHint}>
      <button type="button" className="button" onClick={onClear}>
        {t`Clear the filters`}
      </button>
    </Callout>
  );
}

function NewsFeedEnd({
  hasMore,
  loading,
  onMore,
}: {
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}) {
  return (
    <div className={styles.end}>
      {hasMore ? (
        <button type="button" className="button" aria-disabled={loading} onClick={() => !loading && onMore()}>
          {loading ? t`Loading…` : t`Load More Articles`}
        </button>
      ) : (
        <p className="meta">{MESSAGES.newsFeedEnd}</p>
      )}
    </div>
  );
}

function NewsFeedSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t`Loading articles`}</span>
      <Repeated times={SKELETONS.newsFeed}>
        <ArticleRowSkeleton />
      </Repeated>
    </div>
  );
}
