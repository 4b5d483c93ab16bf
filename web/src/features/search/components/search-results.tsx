import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type RefObject, useState } from 'react';
import type { SearchAnswer, SearchResult } from '#contract/search';
import { PROMO_AFTER_RESULTS, SEARCH_COUNTED_MOST, SEARCH_PAGE, SKELETONS } from '#contract/site';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { Repeated } from '../../../components/repeated';
import { useFocusOnChange } from '../../../lib/page/focus-on-change';
import { pages, type SearchedFor } from '../../../lib/urls';
import { type NewsSearch, useNewsSearch } from '../api/use-news-search';
import { useSearchStories } from '../api/use-search-stories';
import { SearchChips } from './chips/search-chips';
import { FollowSearch } from './followed/follow-search';
import { PastResults } from './past-results';
import { ResultCount } from './result-count';
import { SearchPages } from './search-pages';
import { SearchPromo } from './search-promo';
import { SearchResultCard } from './search-result-card';
import styles from './search-results.module.css';
import { SearchStories } from './search-stories';

interface SearchResultsProps {
  search: NewsSearch;
  /** Another search, for example with a filter. */
  onSearch: (search: NewsSearch) => void;
  onPage: (page: number) => void;
}

/** Stories first, then the articles: loading, failed, nothing found, or a page of results. */
export function SearchResults({ search, onSearch, onPage }: SearchResultsProps) {
  const isFirst = search.page === 1;
  const { data, error, mutate } = useNewsSearch(search);
  const stories = useSearchStories(isFirst ? search.q : '');
  // Stories and articles are shown at once, so that stories do not push articles down. Without stories the articles are still shown.
  const areStoriesLoading = isFirst && stories.data === undefined && stories.error === undefined;
  const isLoading = (error === undefined && data === undefined) || areStoriesLoading;
  const list = useFocusOnChange<HTMLOListElement>(isLoading ? null : search.page);
  const offered = useOffered(search.q, isLoading ? undefined : data?.articles);
  // They do not depend on filters, so they stay while a filtered page is loading, and the filters below them stay in place.
  const areStoriesShown = isFirst && !areStoriesLoading && (!isLoading || offered !== null);
  return (
    <>
      {areStoriesShown && <SearchStories stories={stories.data ?? []} />}
      {offered !== null && <SearchChips search={search} results={offered} onSearch={onSearch} />}
      {isLoading && <Skeleton />}
      {!isLoading && data === undefined && (
        <LoadFailed title={MESSAGES.searchFailed} hint={MESSAGES.searchFailedHint} onRetry={mutate} />
      )}
      {!isLoading && data !== undefined && (
        <Articles list={list} search={search} answer={data} onPage={onPage} onRetry={mutate} />
      )}
    </>
  );
}

/**
 * The results whose filters are offered. While others for the same words are loading, or fail, those of the last stay, so that the pressed
 * filter keeps the focus and can be removed.
 */
function useOffered(q: string, results: readonly SearchResult[] | undefined): readonly SearchResult[] | null {
  const [last, setLast] = useState<{ q: string; results: readonly SearchResult[] } | null>(null);
  if (results !== undefined && (last?.results !== results || last.q !== q)) setLast({ q, results });
  return results ?? (last?.q === q ? last.results : null);
}

interface ArticlesProps {
  list: RefObject<HTMLOListElement | null>;
  search: NewsSearch;
  answer: SearchAnswer;
  onPage: (page: number) => void;
  onRetry: () => Promise<unknown>;
}

function Articles({ list, search, answer, onPage, onRetry }: ArticlesProps) {
  const { articles, totalCount, totalIsLowerBound } = answer;
  if (totalCount === 0)
    return (
      <div role="status">
        <Callout title={MESSAGES.searchEmpty} hint={MESSAGES.searchEmptyHint} />
      </div>
    );
  const pageCount = Math.ceil(totalCount / SEARCH_PAGE);
  if (articles.length === 0)
    return <PastResults page={search.page} answer={answer} onPage={onPage} onRetry={onRetry} />;
  const first = (search.page - 1) * SEARCH_PAGE + 1;
  // Results beyond the counting limit have no page.
  const mayHaveMore = totalIsLowerBound && totalCount < SEARCH_COUNTED_MOST;
  const hasPromo = articles.length > PROMO_AFTER_RESULTS;
  return (
    <>
      <div className={styles.head}>
        <ResultCount q={search.q} answer={answer} first={first} />
        <p className={styles.actions}>
          <FollowSearch search={search} />
          <a href={pages.searchRss(searchedFor(search))} className="button button-text">
            RSS
          </a>
          <a href={pages.searchJsonFeed(searchedFor(search))} className="button button-text">
            JSON Feed
          </a>
        </p>
      </div>
      <ol ref={list} tabIndex={-1} aria-label={t`Articles`} className={styles.list}>
        {articles.map((article, index) => (
          <Fragment key={article.id}>
            <li>
              <SearchResultCard article={article} place={first + index} />
            </li>
            {hasPromo && (index + 1) % PROMO_AFTER_RESULTS === 0 && <SearchPromo />}
          </Fragment>
        ))}
      </ol>
      <SearchPages
        page={search.page}
        pageCount={pageCount}
        mayHaveMore={mayHaveMore}
        isFull={articles.length === SEARCH_PAGE}
        onPage={onPage}
      />
    </>
  );
}

function searchedFor({ q, sources, from, to, kind }: NewsSearch): SearchedFor {
  return { q, sources, from, to, kind };
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">
        <Trans>Searching</Trans>
      </span>
      <span className={`bone ${styles.boneCount}`} />
      <Repeated times={SKELETONS.search}>
        <div className={styles.skeleton}>
          <span className={`bone ${styles.boneMeta}`} />
          <span className={`bone ${styles.boneTitle}`} />
          <span className={`bone ${styles.boneText}`} />
        </div>
      </Repeated>
    </div>
  );
}
