import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Topic } from '#contract/stories';
import { ageLabel } from '#words/news-clock';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { StatusBadge } from '../../../components/story/status-badge';
import { followersLabel } from '../../../lib/followers';
import { useNewsClock } from '../../../lib/news-clock';
import { pages } from '../../../lib/urls';
import { useMostFollowed } from '../api/use-most-followed';
import styles from './most-followed.module.css';

/** The topics that most readers follow, as a grid of cards. */
export function MostFollowed() {
  const { data: topics, error, mutate } = useMostFollowed();
  if (topics === undefined && error !== undefined) {
    return <LoadFailed title={t`The topics could not be loaded.`} onRetry={mutate} />;
  }
  if (topics === undefined) return <Skeleton />;
  if (topics.length === 0) return <Callout title={MESSAGES.mostFollowedEmpty} />;
  return (
    <ul className={styles.grid}>
      {topics.map((topic) => (
        <li key={topic.id} className={styles.item}>
          <Card topic={topic} />
        </li>
      ))}
    </ul>
  );
}

/** Specified: name, status, description in three lines, followers and age. The name's link covers the card. */
function Card({ topic }: { topic: Topic }) {
  const { now } = useNewsClock();
  const { followerCount } = topic;
  return (
    <article aria-labelledby={`followed-${topic.id}`} className={styles.card}>
      <div className={styles.head}>
        <h2 id={`followed-${topic.id}`} className={styles.name} lang={topic.language}>
          <Link to={pages.topic(topic.slug)} className={styles.link}>
            {topic.name}
          </Link>
        </h2>
        <StatusBadge status={topic.status} />
      </div>
      <p className={styles.description} lang={topic.description ? topic.language : undefined}>
        {topic.description || MESSAGES.noDescription}
      </p>
      <p className={`meta ${styles.meta}`}>
        <span>{followersLabel(followerCount)}</span>
        <time dateTime={topic.createdAt}>{ageLabel(topic.createdAt, now)}</time>
      </p>
    </article>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.grid}>
      <span className="visually-hidden">{t`Loading topics`}</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((key) => (
        <span key={key} className={`bone ${styles.bone}`} />
      ))}
    </div>
  );
}
