import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../components/feedback/dialog';
import styles from './targets.module.css';

interface RemoveTargetDialogProps {
  name: string;
  onRemove: () => void;
  onClose: () => void;
}

/** The second step before a target is deleted. */
export function RemoveTargetDialog({ name, onRemove, onClose }: RemoveTargetDialogProps) {
  return (
    <Dialog title={t`Delete ${name}?`} onClose={onClose}>
      <p>
        <Trans>Nothing more is sent there, and the list of its deliveries is deleted.</Trans>
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button-danger" onClick={onRemove}>
          <Trans>Delete</Trans>
        </button>
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </Dialog>
  );
}
