import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { MESSAGES } from '#contract';
import { useReader } from '../../account/api/use-reader';
import { ReadersOnly } from '../../account/components/readers-only';
import { TrackedStories } from '../../topics/components/tracked-stories';
import styles from './news-feed.module.css';
import { Trending } from './trending';

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
                <TrackedStories />
              </ReadersOnly>
            ),
          },
        ]}
      />
    </section>
  );
}
