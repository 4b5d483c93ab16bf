import { FollowedStories } from '../../features/feed/components/followed-stories';
import { NewsFeed } from '../../features/feed/components/news-feed';
import { Promo } from '../../features/feed/components/promo';
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
      <div className={styles.feed}>
        <NewsFeed />
      </div>
    </div>
  );
}
