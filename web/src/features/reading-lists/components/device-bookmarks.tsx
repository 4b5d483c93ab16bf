import { useId } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { ArticleCards, DEVICE_IDS_MOST } from '#contract/reading';
import { Callout } from '../../../components/feedback/callout';
import { IconButton } from '../../../components/icon-button';
import { SourceLink } from '../../../components/outlet/source-link';
import { RelativeTime } from '../../../components/relative-time';
import { setBookmarked, useBookmarkedIds } from '../../../lib/device/bookmarks';
import { getJson } from '../../../lib/http';
import { calls, pages } from '../../../lib/urls';
import entry from './reading-entry.module.css';
import styles from './reading-list.module.css';
import { ReadingListSkeleton } from './reading-list-skeleton';

/** A visitor's bookmarks, kept on this device until sign-in. Those set last come first. */
export function DeviceBookmarks() {
  const ids = useBookmarkedIds();
  const title = useId();
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>On this device</h2>
      <p className="meta">
        {ids.length} {ids.length === 1 ? 'article' : 'articles'}, kept in this browser only. When you sign in,
        they move to your account.
        {ids.length > DEVICE_IDS_MOST && ` The newest ${DEVICE_IDS_MOST} are listed.`}
      </p>
      <Bookmarks ids={ids.toReversed().slice(0, DEVICE_IDS_MOST)} />
    </section>
  );
}

function Bookmarks({ ids }: { ids: readonly number[] }) {
  const url = calls.deviceArticles(ids);
  const { data, error, mutate } = useSWR(url, (call: string) => getJson(call, ArticleCards), {
    keepPreviousData: true,
  });
  if (data === undefined && error !== undefined) {
    return (
      <Callout alert title="The articles could not be loaded.">
        <button type="button" className="button" onClick={() => void mutate()}>
          Try Again
        </button>
      </Callout>
    );
  }
  if (data === undefined) return <ReadingListSkeleton />;
  return (
    <ul className={styles.list}>
      {data
        .filter(({ id }) => ids.includes(id))
        .map((article) => (
          <li key={article.id} className={styles.row}>
            <article aria-labelledby={`device-${article.id}`} className={entry.words}>
              <h3 id={`device-${article.id}`} className={entry.headline}>
                <Link to={pages.article(article.slug)} className={entry.link}>
                  {article.title}
                </Link>
              </h3>
              <p className={`meta ${entry.meta}`}>
                <SourceLink name={article.sourceName} slug={article.source.slug} />
                <RelativeTime at={article.publishedAt} />
              </p>
            </article>
            <IconButton
              icon="close"
              label={`Remove the bookmark of ${article.title}`}
              onPress={() => setBookmarked(article.id, false)}
            />
          </li>
        ))}
    </ul>
  );
}
