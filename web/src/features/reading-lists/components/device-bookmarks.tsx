import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import useSWR from 'swr';
import { ArticleCards, DEVICE_IDS_MOST } from '#contract/reading';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { IconButton } from '../../../components/icon-button';
import { SourceLink } from '../../../components/outlet/source-link';
import { RelativeTime } from '../../../components/relative-time';
import { RowFacts, RowHeadline } from '../../../components/row-headline';
import { setBookmarked, useBookmarkedIds } from '../../../lib/device/bookmarks';
import { getJson } from '../../../lib/http';
import { numberLabel } from '../../../lib/language/numbers';
import { useKeptFocus } from '../../../lib/page/use-kept-focus';
import { calls, pages } from '../../../lib/urls';
import entry from './reading-entry.module.css';
import styles from './reading-list.module.css';
import { ReadingListSkeleton } from './reading-list-skeleton';

/** A visitor's bookmarks, kept on this device until sign-in. Those set last come first. */
export function DeviceBookmarks() {
  const ids = useBookmarkedIds();
  const title = useId();
  const { place, keep } = useKeptFocus<HTMLElement>();
  if (ids.length === 0) return null;
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={title}>
      <h2 id={title} className={styles.device}>
        <Trans>On this device</Trans>
      </h2>
      <p className="meta">
        <Trans>
          <Plural value={{ count: ids.length }} one="# article" other="# articles" />, kept in this browser
          only. When you sign in, they move to your account.
        </Trans>
        {ids.length > DEVICE_IDS_MOST && (
          <>
            {' '}
            <Trans>The newest {{ count: numberLabel(DEVICE_IDS_MOST) }} are listed.</Trans>
          </>
        )}
      </p>
      <Bookmarks ids={ids.toReversed().slice(0, DEVICE_IDS_MOST)} onRemove={keep} />
    </section>
  );
}

function Bookmarks({ ids, onRemove }: { ids: readonly number[]; onRemove: () => void }) {
  const url = calls.deviceArticles(ids);
  const { data, error, mutate } = useSWR(url, (call: string) => getJson(call, ArticleCards), {
    keepPreviousData: true,
  });
  if (data === undefined && error !== undefined) {
    return <LoadFailed title={t`The articles could not be loaded.`} onRetry={mutate} />;
  }
  if (data === undefined) return <ReadingListSkeleton />;
  return (
    <ul className={styles.list}>
      {data
        .filter(({ id }) => ids.includes(id))
        .map((article) => (
          <li key={article.id} className={styles.row}>
            <article aria-labelledby={`device-${article.id}`} className={entry.words}>
              <RowHeadline
                id={`device-${article.id}`}
                level="h3"
                to={pages.article(article.slug)}
                language={article.language}
              >
                {article.title}
              </RowHeadline>
              <RowFacts>
                <SourceLink name={article.sourceName} slug={article.source.slug} />
                <RelativeTime at={article.publishedAt} />
              </RowFacts>
            </article>
            <IconButton
              icon="close"
              label={t`Remove the bookmark of ${{ title: article.title }}`}
              onPress={() => {
                onRemove();
                setBookmarked(article.id, false);
              }}
            />
          </li>
        ))}
    </ul>
  );
}
