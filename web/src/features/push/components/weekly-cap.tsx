import { plural, t } from '@lingui/core/macro';
import type { ReaderSettings, ReaderSettingsChange } from '#contract/accounts';
import { SelectField } from '../../../components/form/select-field';
import styles from './device-notifications.module.css';

const CAPS = [3, 7, 14, 20, 50, 100];

interface WeeklyCapProps {
  settings: ReaderSettings;
  save: (change: ReaderSettingsChange) => void;
}

/** How often devices are told at most. A change is saved at once. */
export function WeeklyCap({ settings: { pushesPerWeek }, save }: WeeklyCapProps) {
  const caps = [...new Set([...CAPS, pushesPerWeek])].toSorted((a, b) => a - b);
  return (
    <div className={styles.rhythm}>
      <div className={styles.cap}>
        <SelectField
          label={t`At most in seven days`}
          hint={t`Anything beyond that stays in the bell.`}
          choices={caps.map((cap) => ({
            value: String(cap),
            label: plural(cap, { one: '# notification', other: '# notifications' }),
          }))}
          value={String(pushesPerWeek)}
          onChange={(event) => save({ pushesPerWeek: Number(event.target.value) })}
        />
      </div>
    </div>
  );
}
