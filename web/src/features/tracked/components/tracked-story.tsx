import { Link } from 'react-router-dom';
import type { UserTopic } from '#contract/reading';
import { Progress } from '../../../components/feedback/progress';
import { RelativeTime } from '../../../components/relative-time';
import { NewBadge } from '../../../components/story/new-badge';
import { StatusBadge } from '../../../components/story/status-badge';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import styles from './tracked-story.module.css';

/** A followed topic: its last milestone, status and progress, and what is new since the last visit. */
export function TrackedStory({ follow }: { follow: UserTopic }) {
  const { topic, newMilestones, lastMilestone } = follow;
  const title = `tracked-${topic.id}`;
  return (
    <article {...cardAttributes({ topicId: topic.id })} aria-labelledby={title}>
      <h2 id={title} className={styles.name}>
        <Link to={pages.topic(topic.slug)} className={styles.link}>
          {topic.name}
        </Link>
      </h2>
      <p className={`meta ${styles.meta}`}>
        {newMilestones > 0 && <NewBadge count={newMilestones} />}
        <StatusBadge status={topic.status} />
        <span>
          last report <RelativeTime at={topic.lastReportedAt} />
        </span>
      </p>
      {lastMilestone !== null && (
        <p className={styles.milestone}>
          <Link to={pages.milestone(topic.slug, lastMilestone.id)} className={styles.link}>
            {lastMilestone.title}
          </Link>{' '}
          <span className="meta">
            <RelativeTime at={lastMilestone.date} />
          </span>
        </p>
      )}
      <Progress percent={topic.estimatedCompletionPercent} label={`Estimated completion of ${topic.name}`} />
    </article>
  );
}
