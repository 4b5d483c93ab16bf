import { t } from '@lingui/core/macro';
import styles from './key-milestones-toggle.module.css';

interface KeyMilestonesToggleProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Shows only the major developments. */
export function KeyMilestonesToggle({ isOn, onChange }: KeyMilestonesToggleProps) {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {t`Key milestones only`}
    </label>
  );
}
