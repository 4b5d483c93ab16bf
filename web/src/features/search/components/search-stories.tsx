import { Trans } from '@lingui/react/macro';
import type { SearchStories as Stories } from '#contract/search';
import { StoryLine } from '../../../components/story/story-line';
import styles from './search-results.module.css';

/** The stories that match, above the articles: where they stand, or how they ended. */
export function SearchStories({ stories }: { stories: Stories }) {
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="search-stories" className={styles.stories}>
      <h2 id="search-stories" className={styles.title}>
        <Trans>Stories</Trans>
      </h2>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryLine story={story} />
          </li>
        ))}
      </ul>
    </section>
  );
}
