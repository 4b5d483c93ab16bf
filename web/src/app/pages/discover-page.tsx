import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Spinner } from '../../components/feedback/spinner';
import { ScrollingTabs } from '../../components/scrolling-tabs';
import { TopicBrowser } from '../../features/topics/components/topic-browser';
import styles from './discover-page.module.css';

const TopHeadlines = lazy(() =>
  import('../../features/headlines/components/top-headlines').then((it) => ({ default: it.TopHeadlines })),
);
const NewsSearch = lazy(() =>
  import('../../features/search/components/news-search').then((it) => ({ default: it.NewsSearch })),
);

const tabs = () => [
  { key: 'topics', label: t`Topics` },
  { key: 'news', label: t`News` },
];
const newsTabs = () => [
  { key: 'headlines', label: t`Top Headlines` },
  { key: 'search', label: t`Search News` },
];

/** Topics to follow, and the news: headlines or search. The address holds both tabs. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'news' ? 'news' : 'topics';
  const open = (next: Record<string, string>) => setParams(next, { preventScrollReset: true });
  return (
    <>
      <h1>
        <Trans>Discover</Trans>
      </h1>
      <ScrollingTabs
        label={t`Discover`}
        tabs={tabs()}
        active={tab}
        onChoose={(key) => open(key === 'news' ? { tab: key } : {})}
      >
        {tab === 'topics' ? <TopicBrowser /> : <News view={params.get('view')} onView={open} />}
      </ScrollingTabs>
    </>
  );
}

interface NewsProps {
  view: string | null;
  onView: (next: Record<string, string>) => void;
}

function News({ view, onView }: NewsProps) {
  const active = view === 'search' ? 'search' : 'headlines';
  return (
    <ScrollingTabs
      label={t`News`}
      compact
      tabs={newsTabs()}
      active={active}
      onChoose={(key) => onView(key === 'search' ? { tab: 'news', view: key } : { tab: 'news' })}
    >
      <Suspense fallback={<Spinner label={t`Loading news`} />}>
        {active === 'search' ? (
          <>
            <h2 className={styles.searchTitle}>
              <Trans>Search News Stories</Trans>
            </h2>
            <NewsSearch />
          </>
        ) : (
          <TopHeadlines />
        )}
      </Suspense>
    </ScrollingTabs>
  );
}
