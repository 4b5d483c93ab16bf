import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { NotificationFrequency, Priority } from '#contract/reading';
import { Dialog } from '../../../components/feedback/dialog';
import { useToast } from '../../../components/feedback/toast';
import { Choice } from '../../../components/form/choice';
import { serverMessage } from '../../../lib/http';
import { changeFollowing } from '../api/following-lists';
import styles from './change-many.module.css';
import { frequencyChoices, priorityChoices } from './preferences/preference-choices';

interface ChangeManyProps {
  /** The chosen topics, or all. */
  topics: readonly number[] | 'all';
  /** How many that are. */
  count: number;
  priority?: Priority | undefined;
  notificationFrequency?: NotificationFrequency | undefined;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks which preferences the stories get, says how many they are, and saves. */
export function ChangeMany({ topics, count, onClose, onDone, ...given }: ChangeManyProps) {
  const [priority, setPriority] = useState<Priority | ''>(given.priority ?? '');
  const [frequency, setFrequency] = useState<NotificationFrequency | ''>(given.notificationFrequency ?? '');
  const [isPending, setIsPending] = useState(false);
  const show = useToast();
  const isEmpty = priority === '' && frequency === '';
  const save = async () => {
    if (isPending || isEmpty) return;
    setIsPending(true);
    try {
      const changed = await changeFollowing({
        ...(topics === 'all' ? { all: true } : { topicIds: [...topics] }),
        ...(priority !== '' && { priority }),
        ...(frequency !== '' && { notificationFrequency: frequency }),
      });
      show({
        title: t`Preferences updated`,
        text: plural(changed, {
          one: 'Your preferences have been saved for # story.',
          other: 'Your preferences have been saved for # stories.',
        }),
      });
      onDone?.();
      onClose();
    } catch (error) {
      const text = serverMessage(error) ?? t`Failed to update preferences. Please try again.`;
      show({ title: t`Error`, text, failed: true });
      setIsPending(false);
    }
  };
  const unchanged = { value: '', label: t`Leave as it is` } as const;
  const title =
    topics === 'all'
      ? plural(count, { one: 'Change all # story', other: 'Change all # stories' })
      : plural(count, { one: 'Change # story', other: 'Change # stories' });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.fields}>
        <Choice
          label={t`Priority`}
          value={priority}
          choices={[unchanged, ...priorityChoices()]}
          onChange={setPriority}
        />
        <Choice
          label={t`Notify me`}
          value={frequency}
          choices={[unchanged, ...frequencyChoices()]}
          onChange={setFrequency}
        />
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isPending || isEmpty}
          onClick={() => void save()}
        >
          {isPending ? t`Saving…` : plural(count, { one: 'Apply to # story', other: 'Apply to # stories' })}
        </button>
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </Dialog>
  );
}
