import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { TodayStory } from '#contract/reading';
import { Icon } from '../../../components/feedback/icon';
import { RelativeTime } from '../../../components/relative-time';
import { pages } from '../../../lib/urls';
import styles from './story-headlines.module.css';

/** How outlets report a story, folded until the reader asks. */
export function StoryHeadlines({ story: { name, headlines } }: { story: TodayStory }) {
  if (headlines.length === 0) return null;
  return (
    <details className={styles.headlines}>
      <summary className={styles.summary}>
        <Icon name="chevron" size={14} />
        {headlines.length === 1 ? t`A headline` : t`${headlines.length} headlines`}
        <span className="visually-hidden">
          {' '}
          <Trans>about {name}</Trans>
        </span>
      </summary>
      <ul className={styles.list}>
        {headlines.map(({ articleSlug, title, sourceName, publishedAt }) => (
          <li key={articleSlug} className={styles.headline}>
            <Link to={pages.article(articleSlug)} className={styles.link}>
              {title}
            </Link>
            <span className="meta">
              {sourceName} · <RelativeTime at={publishedAt} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
