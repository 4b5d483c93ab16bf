import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { Spinner } from '../../../components/feedback/spinner';
import { ScrollingTabs } from '../../../components/scrolling-tabs';
import { useReader } from '../../account/api/use-reader';
import { ReadersOnly } from '../../account/components/readers-only';
import styles from './news-feed.module.css';
import { Trending } from './trending';

/** Not loaded for readers without an account. */
const TrackedStories = lazy(() =>
  import('../../tracked/components/tracked-stories').then((module) => ({ default: module.TrackedStories })),
);

/** The News Feed with its two tabs. Signed out, the second one can only be reached by its address. */
export function NewsFeed() {
  const { reader } = useReader();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'tracked' ? 'tracked' : 'trending';
  const onTab = (chosen: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (chosen === 'tracked') next.set('tab', chosen);
        else next.delete('tab');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-labelledby="news-feed-title" className={styles.newsFeed}>
      <h1 id="news-feed-title" className={styles.title}>
        {t`News Feed`}
      </h1>
      <ScrollingTabs
        label={t`News Feed`}
        tabs={[
          { key: 'trending', label: t`Trending Stories` },
          { key: 'tracked', label: t`Tracked Stories`, isDisabled: reader === null },
        ]}
        active={tab}
        onChoose={onTab}
      >
        {/* While hidden it keeps counting what is new, and keeps its length. */}
        <div hidden={tab !== 'trending'}>
          <Trending />
        </div>
        {tab === 'tracked' && (
          <ReadersOnly title={MESSAGES.trackedSignedOut}>
            <Suspense fallback={<Spinner label={t`Loading tracked stories`} />}>
              <TrackedStories />
            </Suspense>
          </ReadersOnly>
        )}
      </ScrollingTabs>
    </section>
  );
}
