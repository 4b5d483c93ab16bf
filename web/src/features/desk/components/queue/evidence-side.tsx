import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ReviewSide } from '#contract/desk';
import { StatusBadge } from '../../../../components/story/status-badge';
import { dayWithYear } from '../../../../lib/dates';
import { numberLabel } from '../../../../lib/language/numbers';
import { pages } from '../../../../lib/urls';
import styles from './queue.module.css';

/** One of the stories that are compared, or a part of one. */
export function EvidenceSide({ side, milestoneId }: { side: ReviewSide; milestoneId: number | null }) {
  const { heading, topic, milestones, articles } = side;
  return (
    <section aria-label={heading} className={styles.side}>
      <h3 className={styles.sideName}>{heading}</h3>
      {topic !== null && (
        <>
          {topic.label !== null && <p className="meta">{topic.label}</p>}
          <p className={styles.story}>
            <Link to={pages.topic(topic.slug)}>{topic.name}</Link>
          </p>
          <p className={styles.facts}>
            <StatusBadge status={topic.status} />
            <span className="meta">
              {count(topic.followers, 'follower')} · {count(topic.articles, 'article')} ·{' '}
              {count(topic.origins, 'origin')}
            </span>
          </p>
          {topic.whereItStands !== null && <p>{topic.whereItStands}</p>}
        </>
      )}
      {milestones.length > 0 && (
        <>
          <h4 className={styles.part}>
            <Trans>Milestones</Trans>
          </h4>
          <ul className={styles.lines}>
            {milestones.map(({ id, title, date, origins }) => (
              <li key={id} className={id === milestoneId ? styles.marked : undefined}>
                {title}{' '}
                <span className="meta">
                  {dayWithYear(date)} · {count(origins, 'origin')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {articles.length > 0 && (
        <>
          <h4 className={styles.part}>
            <Trans>Articles</Trans>
          </h4>
          <ul className={styles.lines}>
            {articles.map(({ id, slug, title, source, publishedAt }) => (
              <li key={id}>
                <Link to={pages.article(slug)}>{title}</Link>{' '}
                <span className="meta">
                  {source} · {dayWithYear(publishedAt)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function count(number: number, word: string): string {
  return t`${numberLabel(number)} ${word}${number === 1 ? '' : 's'}`;
}
