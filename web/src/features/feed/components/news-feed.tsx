import { Tabs } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { MESSAGES } from '#contract';
import { Notice } from '../../../components/notice';
import { pages } from '../../../lib/urls';
import styles from './news-feed.module.css';
import { Trending } from './trending';

/** The News Feed with its two tabs; a signed-out reader reaches the second one by its address only. */
export function NewsFeed() {
  const [params] = useSearchParams();
  const isTracked = params.get('tab') === 'tracked';
  return (
    <section aria-labelledby="news-feed-title">
      <h1 id="news-feed-title" className={styles.title}>
        News Feed
      </h1>
      <Tabs
        defaultActiveKey={isTracked ? 'tracked' : 'trending'}
        items={[
          { key: 'trending', label: 'Trending Stories', children: <Trending /> },
          { key: 'tracked', label: 'Tracked Stories', disabled: true, children: <TrackedSignedOut /> },
        ]}
      />
    </section>
  );
}

function TrackedSignedOut() {
  return (
    <Notice title={MESSAGES.trackedSignedOut}>
      <Link to={pages.auth} className="button button-primary">
        Sign In
      </Link>
    </Notice>
  );
}
