import { t } from '@lingui/core/macro';
import type { UserTopic } from '#contract/reading';
import { Choice } from '../../../../components/form/choice';
import { usePreferences } from '../../hooks/use-preferences';
import { frequencyChoices, priorityChoices } from './preference-choices';
import styles from './preference-fields.module.css';

/** The two preferences of a followed topic; every choice is saved at once. */
export function PreferenceFields({ follow }: { follow: UserTopic }) {
  const { topic, priority, notificationFrequency } = follow;
  const change = usePreferences(topic.id);
  const about = <span lang={topic.language}>{topic.name}</span>;
  return (
    <div className={styles.fields}>
      <Choice
        label={t`Priority`}
        about={about}
        value={priority}
        choices={priorityChoices()}
        onChange={(chosen) => change({ priority: chosen })}
      />
      <Choice
        label={t`Notify me`}
        about={about}
        value={notificationFrequency}
        choices={frequencyChoices()}
        onChange={(chosen) => change({ notificationFrequency: chosen })}
      />
    </div>
  );
}
