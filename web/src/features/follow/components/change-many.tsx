import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { NotificationFrequency, Priority } from '#contract/reading';
import { Dialog } from '../../../components/feedback/dialog';
import { useToast } from '../../../components/feedback/toast';
import { Choice } from '../../../components/form/choice';
import { serverMessage } from '../../../lib/http';
import { numberLabel } from '../../../lib/language/numbers';
import { changeFollowing } from '../api/following-lists';
import styles from './change-many.module.css';
import { FREQUENCY_CHOICES, PRIORITY_CHOICES } from './preference-choices';

const UNCHANGED = { value: '', label: 'Leave as it is' } as const;

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

const stories = (count: number) => `${numberLabel(count)} ${count === 1 ? 'story' : 'stories'}`;

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
        text: t`Your preferences have been saved for ${stories(changed)}.`,
      });
      onDone?.();
      onClose();
    } catch (error) {
      const text = serverMessage(error) ?? t`Failed to update preferences. Please try again.`;
      show({ title: t`Error`, text, failed: true });
      setIsPending(false);
    }
  };
  return (
    <Dialog title={t`Change ${topics === 'all' ? 'all ' : ''}${stories(count)}`} onClose={onClose}>
      <div className={styles.fields}>
        <Choice
          label={t`Priority`}
          value={priority}
          choices={[UNCHANGED, ...PRIORITY_CHOICES]}
          onChange={setPriority}
        />
        <Choice
          label={t`Notify me`}
          value={frequency}
          choices={[UNCHANGED, ...FREQUENCY_CHOICES]}
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
          {isPending ? t`Saving…` : t`Apply to ${stories(count)}`}
        </button>
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </Dialog>
  );
}
