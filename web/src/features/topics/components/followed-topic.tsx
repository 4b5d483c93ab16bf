import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FollowPreferences, UserTopic } from '#contract';
import { Choice } from '../../../components/choice';
import { StatusBadge } from '../../../components/status-badge';
import { useToast } from '../../../components/toast';
import { pages } from '../../../lib/urls';
import { changePreferences } from '../api/change-preferences';
import styles from './followed-topics.module.css';
import { FREQUENCY_CHOICES, PRIORITY_CHOICES } from './preference-choices';

interface FollowedTopicProps {
  follow: UserTopic;
  onChanged: (changed: UserTopic) => void;
}

/** A followed topic with its preferences; a change is saved at once. */
export function FollowedTopic({ follow, onChanged }: FollowedTopicProps) {
  const { topic, priority, notificationFrequency } = follow;
  const [isPending, setIsPending] = useState(false);
  const show = useToast();
  const change = async (preferences: FollowPreferences) => {
    setIsPending(true);
    try {
      onChanged(await changePreferences(topic.id, preferences));
      show({ title: 'Preferences updated', text: 'Your following preferences have been saved.' });
    } catch {
      const text = 'Failed to update preferences. Please try again.';
      show({ title: 'Error', text, failed: true });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      <div className={styles.topic}>
        <Link to={pages.followedTopic(topic.slug)} className={styles.name}>
          {topic.name}
        </Link>
        <p className="meta">
          <StatusBadge status={topic.status} />
        </p>
      </div>
      <div className={styles.choices}>
        <Choice
          label="Priority"
          about={topic.name}
          value={priority}
          choices={PRIORITY_CHOICES}
          disabled={isPending}
          onChange={(chosen) => void change({ priority: chosen })}
        />
        <Choice
          label="Notify me"
          about={topic.name}
          value={notificationFrequency}
          choices={FREQUENCY_CHOICES}
          disabled={isPending}
          onChange={(chosen) => void change({ notificationFrequency: chosen })}
        />
      </div>
    </>
  );
}
