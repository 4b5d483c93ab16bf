import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { ReaderSettings, ReaderSettingsChange } from '#contract/accounts';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { useSettings } from '../../api/use-settings';
import styles from './settings-of.module.css';

interface SettingsOfProps {
  children: (settings: ReaderSettings, save: (change: ReaderSettingsChange) => void) => ReactNode;
}

/** The reader's settings once loaded. A change that cannot be saved is rolled back with a message. */
export function SettingsOf({ children }: SettingsOfProps) {
  const { settings, error, retry, save } = useSettings();
  const show = useToast();
  if (settings === undefined && error !== undefined) {
    return <LoadFailed title={t`Your settings could not be loaded.`} onRetry={retry} />;
  }
  if (settings === undefined) return <span className={`bone ${styles.bone}`} />;
  const onSave = async (change: ReaderSettingsChange) => {
    try {
      await save(change);
      show(t`Saved.`);
    } catch (failure) {
      const text = serverMessage(failure) ?? t`The setting could not be saved. Please try again.`;
      show({ title: t`Error`, text, failed: true });
    }
  };
  return children(settings, (change) => void onSave(change));
}
