import { Link } from 'react-router-dom';
import type { UserTopic } from '#contract/reading';
import { NewBadge } from '../../../components/story/new-badge';
import { StatusBadge } from '../../../components/story/status-badge';
import { pages } from '../../../lib/urls';
import styles from './followed-topics.module.css';
import { PreferenceFields } from './preferences/preference-fields';

/** A followed topic with its preferences; a change is saved at once. */
export function FollowedTopic({ follow }: { follow: UserTopic }) {
  const { topic, newMilestones } = follow;
  return (
    <>
      <div className={styles.topic}>
        <Link to={pages.followedTopic(topic.slug)} className={styles.name} lang={topic.language}>
          {topic.name}
        </Link>
        <p className={`meta ${styles.meta}`}>
          <StatusBadge status={topic.status} />
          {newMilestones > 0 && <NewBadge count={newMilestones} />}
        </p>
      </div>
      <PreferenceFields follow={follow} />
    </>
  );
}
