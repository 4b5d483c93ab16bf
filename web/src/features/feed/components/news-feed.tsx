import { Tabs } from 'antd';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MESSAGES } from '#contract';
import { Spinner } from '../../../components/spinner';
import { useReader } from '../../account/api/use-reader';
import { ReadersOnly } from '../../account/components/readers-only';
import styles from './news-feed.module.css';
import { Trending } from './trending';

/** Readers without an account never load it. */
const TrackedStories = lazy(() =>
  import('../../topics/components/tracked-stories').then((module) => ({ default: module.TrackedStories })),
);

/** The News Feed with its two tabs; a signed-out reader reaches the second one by its address only. */
export function NewsFeed() {
  const { reader } = useReader();
  const [params, setParams] = useSearchParams();
  const onTab = (tab: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (tab === 'tracked') next.set('tab', tab);
        else next.delete('tab');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-labelledby="news-feed-title">
      <h1 id="news-feed-title" className={styles.title}>
        News Feed
      </h1>
      <Tabs
        activeKey={params.get('tab') === 'tracked' ? 'tracked' : 'trending'}
        onChange={onTab}
        items={[
          { key: 'trending', label: 'Trending Stories', children: <Trending /> },
          {
            key: 'tracked',
            label: 'Tracked Stories',
            disabled: reader === null,
            children: (
              <ReadersOnly title={MESSAGES.trackedSignedOut}>
                <Suspense fallback={<Spinner label="Loading tracked stories" />}>
                  <TrackedStories />
                </Suspense>
              </ReadersOnly>
            ),
          },
        ]}
      />
    </section>
  );
}
