import { EndedStories } from '../../features/endings/components/ended-stories';
import { pages } from '../../lib/urls';
import reading from './reading.module.css';
import styles from './stories-ended-page.module.css';

export function Component() {
  return (
    <div className={reading.column}>
      <h1>Ended Stories</h1>
      <p className={styles.intro}>
        What the news followed to the end, and how it ended. Also as <a href={pages.endedStoriesRss}>RSS</a>,{' '}
        <a href={pages.endedStoriesAtom}>Atom</a> and <a href={pages.endedStoriesJsonFeed}>JSON Feed</a>.
      </p>
      <EndedStories />
    </div>
  );
}
