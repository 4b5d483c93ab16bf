import { FollowedStories } from '../../features/news-feed/components/followed-stories';
import { NewsFeed } from '../../features/news-feed/components/news-feed';
import { Promo } from '../../features/news-feed/components/promo';
import { SinceLastVisit } from '../../features/today/components/since-last-visit';
import { Today } from '../../features/today/components/today';
import styles from './home-page.module.css';

export function Component() {
  return (
    <div className={styles.columns}>
      <div className={styles.wide}>
        <SinceLastVisit />
        <Promo />
      </div>
      <div className={styles.today}>
        <Today />
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
