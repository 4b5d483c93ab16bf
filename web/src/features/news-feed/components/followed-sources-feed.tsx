import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { ArticleList, type NewsFeedFilter, passesFilter } from '#contract/reading';
import { FOLLOWED_ARTICLES } from '#contract/site';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { Spinner } from '../../../components/feedback/spinner';
import { getJson } from '../../../lib/http';
import { calls, pages } from '../../../lib/urls';
import { ArticleRows } from './article-rows';
import styles from './trending.module.css';

interface FollowedSourcesFeedProps {
  filter: NewsFeedFilter;
  onClear: () => void;
  revealed: number;
  onReveal: (count: number) => void;
}

/** The news feed, filtered by the sources that the reader follows. Chosen topics apply to it, too. */
export function FollowedSourcesFeed({ filter, onClear, revealed, onReveal }: FollowedSourcesFeedProps) {
  const { data, error, mutate } = useSWR(
    calls.articlesOfFollowedSources(FOLLOWED_ARTICLES, 0),
    (url: string) => getJson(url, ArticleList),
    { revalidateIfStale: true },
  );
  if (data === undefined && error !== undefined) {
    return <LoadFailed title={MESSAGES.newsFeedFailed} onRetry={mutate} />;
  }
  if (data === undefined) return <Spinner label={t`Loading articles`} />;
  if (data.articles.length === 0) {
    return (
      <Callout
        title={t`No articles from sources you follow`}
        hint={t`Follow a source on its page, and its articles appear here.`}
      >
        <Link to={pages.favoriteSources} className="button button-primary">
          {t`See favorite sources`}
        </Link>
      </Callout>
    );
  }
  const shown = data.articles.filter(({ tags }) => passesFilter(tags, filter));
  return (
    <div className={styles.list}>
      <p className={`meta ${styles.count}`} role="status">
        {shown.length > 0 &&
          plural(
            { count: shown.length },
            { other: 'Showing # articles from sources you follow, newest first' },
          )}
      </p>
      {shown.length === 0 && (
        <Callout title={MESSAGES.newsFeedNoMatch} hint={MESSAGES.newsFeedNoMatchHint}>
          <button type="button" className="button" onClick={onClear}>
            {t`Clear the filters`}
          </button>
        </Callout>
      )}
      <ArticleRows articles={shown} revealed={revealed} onReveal={onReveal} />
    </div>
  );
}
