import { type ConfirmationLevel, confirmationSummary } from '#contract';
import styles from './confirmation-chip.module.css';

interface ConfirmationChipProps {
  level: ConfirmationLevel;
  originCount: number;
  outletCount: number;
}

/** '3 independent origins · 17 outlets', with as many filled bars as there are steps of confirmation. */
export function ConfirmationChip({ level, originCount, outletCount }: ConfirmationChipProps) {
  return (
    <span className={`${styles.chip} ${styles[level] ?? ''}`}>
      <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true" focusable="false">
        <path className={styles.first} d="M0 8h4v4H0z" />
        <path className={styles.second} d="M5 4h4v8H5z" />
        <path className={styles.third} d="M10 0h4v12h-4z" />
      </svg>
      {confirmationSummary(originCount, outletCount)}
    </span>
  );
}
