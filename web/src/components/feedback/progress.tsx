import { t } from '@lingui/core/macro';
import styles from './progress.module.css';

/** Progress as a bar with its number beside it; `percent` from 0 to 100. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={100} value={percent} aria-label={label} />
      <span className={styles.percent} aria-hidden="true">
        {t`${percent}%`}
      </span>
    </div>
  );
}
