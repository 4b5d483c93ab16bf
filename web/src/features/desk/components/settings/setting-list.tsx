import { t } from '@lingui/core/macro';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { useSettings } from '../../api/use-settings';
import { SettingForm } from './setting-form';
import styles from './settings.module.css';

/** Every setting that applies without a restart, each with its own button. */
export function SettingList() {
  const { data, error, mutate } = useSettings();
  if (data === undefined && error !== undefined)
    return <LoadFailed title={t`The settings could not be loaded.`} onRetry={mutate} />;
  if (data === undefined) return <Spinner label={t`Loading the settings`} />;
  return (
    <ul className={styles.list} aria-label={t`Settings`}>
      {data.map((setting) => (
        <li key={setting.name} className={styles.entry}>
          <SettingForm setting={setting} />
        </li>
      ))}
    </ul>
  );
}
