import type { ConfirmationLevel } from '#contract/timeline';
import { confirmationSummary } from '#words/timeline';
import styles from './confirmation-chip.module.css';

interface ConfirmationChipProps {
  level: ConfirmationLevel;
  originCount: number;
  outletCount: number;
  /** The id of the headline that it belongs to. */
  describedBy: string;
  /** Shows the origins; without it the chip is not a button. */
  onPress: (() => void) | undefined;
}

/** '3 independent origins · 17 outlets', with one filled bar per confirmation level. It opens the origins. */
export function ConfirmationChip({ level, describedBy, onPress, ...counts }: ConfirmationChipProps) {
  const content = (
    <>
      <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true" focusable="false">
        <path className={styles.first} d="M0 8h4v4H0z" />
        <path className={styles.second} d="M5 4h4v8H5z" />
        <path className={styles.third} d="M10 0h4v12h-4z" />
      </svg>
      {confirmationSummary(counts.originCount, counts.outletCount)}
    </>
  );
  const look = `${styles.chip} ${styles[level] ?? ''}`;
  if (onPress === undefined) return <span className={look}>{content}</span>;
  return (
    <button
      type="button"
      className={`${look} ${styles.button}`}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
