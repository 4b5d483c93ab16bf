import { Fragment } from 'react';
import { MESSAGES, PROMO_AFTER_RESULTS, SEARCH_COUNTED_MOST, SEARCH_PAGE, SKELETONS } from '#contract/site';
import { Callout } from '../../../components/feedback/callout';
import { Repeated } from '../../../components/repeated';
import { type NewsSearch, useNewsSearch } from '../api/use-news-search';
import { SearchPages } from './search-pages';
import { SearchPromo } from './search-promo';
import { SearchResultCard } from './search-result-card';
import styles from './search-results.module.css';

interface SearchResultsProps {
  search: NewsSearch;
  onPage: (page: number) => void;
}

/** Loading, failed, nothing found, or a page of results. */
export function SearchResults({ search, onPage }: SearchResultsProps) {
  const { data, error, mutate } = useNewsSearch(search);
  if (error !== undefined) {
    return (
      <Callout alert title={MESSAGES.searchFailed} hint={MESSAGES.searchFailedHint}>
        <button type="button" className="button" onClick={() => void mutate()}>
          Try Again
        </button>
      </Callout>
    );
  }
  if (data === undefined) return <Skeleton />;
  const { articles, totalCount, totalIsLowerBound } = data;
  if (totalCount === 0) return <Callout title={MESSAGES.searchEmpty} hint={MESSAGES.searchEmptyHint} />;
  const pageCount = Math.ceil(totalCount / SEARCH_PAGE);
  if (articles.length === 0) {
    return (
      <Callout title={`Page ${pageCount} is the last page of results.`}>
        <button type="button" className="button" onClick={() => onPage(pageCount)}>
          Go to the last page
        </button>
      </Callout>
    );
  }
  const first = (search.page - 1) * SEARCH_PAGE + 1;
  const last = first + articles.length - 1;
  const total = totalIsLowerBound
    ? `${SEARCH_COUNTED_MOST.toLocaleString('en')}+`
    : totalCount.toLocaleString('en');
  const hasPromo = articles.length > PROMO_AFTER_RESULTS;
  return (
    <>
      <p role="status" className={`meta ${styles.count}`}>
        Showing {first.toLocaleString('en')} to {last.toLocaleString('en')} of {total} results for “{search.q}
        ”
      </p>
      <ol className={styles.list}>
        {articles.map((article, index) => (
          <Fragment key={article.id}>
            <li>
              <SearchResultCard article={article} place={first + index} />
            </li>
            {hasPromo && (index + 1) % PROMO_AFTER_RESULTS === 0 && <SearchPromo />}
          </Fragment>
        ))}
      </ol>
      <SearchPages page={search.page} pageCount={pageCount} onPage={onPage} />
    </>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Searching</span>
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
