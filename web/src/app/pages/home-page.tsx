import { pageTitle } from '#contract/site';
import { FollowedStories } from '../../features/news-feed/components/followed-stories';
import { NewsFeed } from '../../features/news-feed/components/news-feed';
import { Promo } from '../../features/news-feed/components/promo';
import styles from './home-page.module.css';

export function Component() {
  return (
    <div className={styles.columns}>
      <title>{pageTitle('Home')}</title>
      <div className={styles.promo}>
        <Promo />
      </div>
      <div className={styles.side}>
        <FollowedStories />
      </div>
      <div className={styles.feed}>
        <NewsFeed />
      </div>
    </div>
  );
}
