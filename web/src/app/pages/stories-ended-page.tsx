import { Trans } from '@lingui/react/macro';
import { EndedStories } from '../../features/endings/components/ended-stories';
import { pages } from '../../lib/urls';
import reading from './reading.module.css';
import styles from './stories-ended-page.module.css';

export function Component() {
  return (
    <div className={reading.column}>
      <h1>
        <Trans>Ended Stories</Trans>
      </h1>
      <p className={styles.intro}>
        <Trans>
          What the news followed to the end, and how it ended. Also as <a href={pages.endedStoriesRss}>RSS</a>
          , <a href={pages.endedStoriesAtom}>Atom</a> and <a href={pages.endedStoriesJsonFeed}>JSON Feed</a>.
        </Trans>
      </p>
      <EndedStories />
    </div>
  );
}
