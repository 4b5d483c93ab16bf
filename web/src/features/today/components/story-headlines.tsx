import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { TodayStory } from '#contract/reading';
import { Icon } from '../../../components/feedback/icon';
import { RelativeTime } from '../../../components/relative-time';
import { pages } from '../../../lib/urls';
import styles from './story-headlines.module.css';

/** How outlets report a story, folded until the reader asks. */
export function StoryHeadlines({ story }: { story: TodayStory }) {
  const { language, headlines } = story;
  if (headlines.length === 0) return null;
  const name = <span lang={language}>{story.name}</span>;
  return (
    <details className={styles.headlines}>
      <summary className={styles.summary}>
        <Icon name="chevron" size={14} />
        <Trans>
          <Plural value={{ count: headlines.length }} one="A headline" other="# headlines" />
          <span className="visually-hidden"> about {name}</span>
        </Trans>
      </summary>
      <ul className={styles.list}>
        {headlines.map(({ articleSlug, title, sourceName, publishedAt }) => (
          <li key={articleSlug} className={styles.headline}>
            <Link to={pages.article(articleSlug)} className={styles.link} lang={language}>
              {title}
            </Link>
            <span className="meta">
              <bdi>{sourceName}</bdi> · <RelativeTime at={publishedAt} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
