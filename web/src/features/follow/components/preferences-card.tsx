import { useUserTopic } from '../api/use-user-topic';
import { ApplyToAll } from './apply-to-all';
import { PreferenceFields } from './preference-fields';
import styles from './preferences-card.module.css';

/** For followers of the topic: when and about what they are notified. */
export default function PreferencesCard({ topicId }: { topicId: number }) {
  const follow = useUserTopic(topicId, true);
  if (follow === undefined) return null;
  return (
    <section aria-labelledby="preferences-title" className={styles.card}>
      <div>
        <h2 id="preferences-title" className={styles.title}>
          Following Preferences
        </h2>
        <p className="meta">
          High priority notifies you of major developments at once. Low priority puts everything into the
          daily digest.
        </p>
      </div>
      <div>
        <PreferenceFields follow={follow} />
        <ApplyToAll priority={follow.priority} notificationFrequency={follow.notificationFrequency} />
      </div>
    </section>
  );
}
