import { Trans } from '@lingui/react/macro';
import { useUserTopic } from '../../api/use-user-topic';
import { useMute } from '../../hooks/use-mute';
import { ApplyToAll } from './apply-to-all';
import { PreferenceFields } from './preference-fields';
import styles from './preferences-card.module.css';
import { StoryMute } from './story-mute';

/** For followers of the topic: when and about what they are notified. */
export default function PreferencesCard({ topicId }: { topicId: number }) {
  const follow = useUserTopic(topicId, true);
  const mute = useMute();
  if (follow === undefined) return null;
  return (
    <section aria-labelledby="preferences-title" className={styles.card}>
      <div>
        <h2 id="preferences-title" className={styles.title}>
          <Trans>Following Preferences</Trans>
        </h2>
        <p className="meta">
          <Trans>
            High priority notifies you of major developments at once. Low priority puts everything into the
            daily digest.
          </Trans>
        </p>
        <p className={`meta ${styles.mute}`}>
          <StoryMute
            name={<span lang={follow.topic.language}>{follow.topic.label ?? follow.topic.name}</span>}
            mute={follow.mute}
            onMute={(lasts) => mute(topicId, lasts)}
          />
        </p>
      </div>
      <div>
        <PreferenceFields follow={follow} />
        <ApplyToAll priority={follow.priority} notificationFrequency={follow.notificationFrequency} />
      </div>
    </section>
  );
}
