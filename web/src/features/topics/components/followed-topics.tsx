import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type FollowPreferences, MESSAGES, type UserTopic } from '#contract';
import { Choice } from '../../../components/choice';
import { Notice } from '../../../components/notice';
import { StatusBadge } from '../../../components/status-badge';
import { useToast } from '../../../components/toast';
import { pages } from '../../../lib/urls';
import { changePreferences } from '../api/change-preferences';
import { useUserTopics } from '../api/use-user-topics';
import styles from './followed-topics.module.css';
import { FREQUENCY_CHOICES, PRIORITY_CHOICES } from './preference-choices';

/** Every followed topic with its preferences, on the profile. */
export function FollowedTopics() {
  const { data: follows, error, mutate } = useUserTopics(true);
  if (follows === undefined && error !== undefined) {
    return (
      <Notice alert title="The topics you follow could not be loaded.">
        <button type="button" className="button" onClick={() => void mutate()}>
          Try Again
        </button>
      </Notice>
    );
  }
  if (follows === undefined) return <span className={`bone ${styles.bone}`} />;
  if (follows.length === 0) {
    return (
      <Notice title={MESSAGES.followingEmpty}>
        <Link to={pages.discover()} className="button button-primary">
          Discover topics
        </Link>
      </Notice>
    );
  }
  const onChanged = (changed: UserTopic) =>
    void mutate((all) => all?.map((follow) => (follow.topic.id === changed.topic.id ? changed : follow)), {
      revalidate: false,
    });
  return (
    <>
      <ul>
        {follows.map((follow) => (
          <li key={follow.topic.id} className={styles.row}>
            <FollowedTopic follow={follow} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={pages.discover()}>Discover more topics</Link>
      </p>
    </>
  );
}

interface FollowedTopicProps {
  follow: UserTopic;
  onChanged: (changed: UserTopic) => void;
}

function FollowedTopic({ follow, onChanged }: FollowedTopicProps) {
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
