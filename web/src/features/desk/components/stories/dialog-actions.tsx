import { Trans } from '@lingui/react/macro';
import styles from './stories.module.css';

interface DialogActionsProps {
  /** What confirming does. */
  label: string;
  /** False until everything is chosen that it needs. */
  isReady: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The end of a dialog that gives an order. */
export function DialogActions({ label, isReady, isPending, onConfirm, onClose }: DialogActionsProps) {
  return (
    <p className={styles.actions}>
      <button
        type="button"
        className="button button-primary"
        disabled={!isReady}
        aria-disabled={isPending}
        onClick={onConfirm}
      >
        {label}
      </button>
      <button type="button" className="button" onClick={onClose}>
        <Trans>Cancel</Trans>
      </button>
    </p>
  );
}
