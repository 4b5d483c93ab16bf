import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NotificationFrequency } from '#contract/reading';
import { i18n } from '#language';
import { useToast } from '../../../components/feedback/toast';
import { serverMessage } from '../../../lib/http';
import { useSettings } from '../../account/api/use-settings';
import { ApplyToAll } from '../../follow/components/preferences/apply-to-all';
import styles from './welcome-dialog.module.css';

const RHYTHMS: readonly { value: NotificationFrequency; label: MessageDescriptor }[] = [
  { value: 'immediate', label: msg`At once` },
  { value: 'daily', label: msg`Once a day` },
  { value: 'weekly', label: msg`Once a week` },
];

/** The rhythm of stories that are followed from now on. */
export function Rhythm() {
  const { settings, save } = useSettings();
  const show = useToast();
  if (settings === undefined) return <span className={`bone ${styles.bone}`} />;
  const choose = async (defaultFrequency: NotificationFrequency) => {
    try {
      await save({ defaultFrequency });
    } catch (error) {
      const text = serverMessage(error) ?? t`The setting could not be saved. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    }
  };
  return (
    <>
      <p>
        <Trans>Applies to stories that you follow from now on.</Trans>
      </p>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">
          <Trans>How often</Trans>
        </legend>
        {RHYTHMS.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="rhythm"
              checked={settings.defaultFrequency === value}
              onChange={() => void choose(value)}
            />
            {i18n._(label)}
          </label>
        ))}
      </fieldset>
      <ApplyToAll notificationFrequency={settings.defaultFrequency} />
    </>
  );
}
