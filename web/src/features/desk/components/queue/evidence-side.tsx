import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ReviewSide } from '#contract/desk';
import { StatusBadge } from '../../../../components/story/status-badge';
import { dayWithYear } from '../../../../lib/dates';
import { said } from '../../../../lib/language/said';
import { pages } from '../../../../lib/urls';
import { counted } from '../stories/counted';
import styles from './queue.module.css';

/** One of the stories that are compared, or a part of one. */
export function EvidenceSide({ side, milestoneId }: { side: ReviewSide; milestoneId: number | null }) {
  const { topic, milestones, articles } = side;
  const heading = said(side.heading);
  return (
    <section aria-label={heading} className={styles.side}>
      <h3 className={styles.sideName}>{heading}</h3>
      {topic !== null && (
        <>
          {topic.label !== null && (
            <p className="meta" lang={topic.language}>
              {topic.label}
            </p>
          )}
          <p className={styles.story} lang={topic.language}>
            <Link to={pages.topic(topic.slug)}>{topic.name}</Link>
          </p>
          <p className={styles.facts}>
            <StatusBadge status={topic.status} />
            <span className="meta">
              {counted.followers(topic.followers)} · {counted.articles(topic.articles)} ·{' '}
              {counted.origins(topic.origins)}
            </span>
          </p>
          {topic.whereItStands !== null && <p lang={topic.language}>{topic.whereItStands}</p>}
        </>
      )}
      {milestones.length > 0 && (
        <>
          <h4 className={styles.part}>
            <Trans>Milestones</Trans>
          </h4>
          <ul className={styles.lines}>
            {milestones.map(({ id, title, language, date, origins }) => (
              <li key={id} className={id === milestoneId ? styles.marked : undefined}>
                <span lang={language}>{title}</span>{' '}
                <span className="meta">
                  {dayWithYear(date)} · {counted.origins(origins)}
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
            {articles.map(({ id, slug, title, language, source, publishedAt }) => (
              <li key={id}>
                <Link to={pages.article(slug)} lang={language}>
                  {title}
                </Link>{' '}
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
