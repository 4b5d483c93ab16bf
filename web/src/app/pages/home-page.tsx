import { FollowedStories } from '../../features/news-feed/components/followed-stories';
import { NewsFeed } from '../../features/news-feed/components/news-feed';
import { Promo } from '../../features/news-feed/components/promo';
import styles from './home-page.module.css';

export function Component() {
  return (
    <div className={styles.columns}>
      <div className={styles.promo}>
        <Promo />
      </div>
      <div className={styles.side}>
        <FollowedStories />
      </div>
      <div className={styles.newsFeed}>
        <NewsFeed />
      </div>
    </div>
  );
}
