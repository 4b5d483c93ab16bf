import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../../../components/feedback/dialog';
import { serverMessage } from '../../../../lib/http';
import styles from './remove-dialog.module.css';

interface RemoveDialogProps {
  /** The question. */
  title: string;
  isLast: boolean;
  remove: () => Promise<void>;
  onRemoved: () => void;
  onClose: () => void;
}

/** The second step before a factor is removed. */
export function RemoveDialog({ title, isLast, remove, onRemoved, onClose }: RemoveDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const onRemove = async () => {
    setIsPending(true);
    setFailure(null);
    try {
      await remove();
      onRemoved();
    } catch (error) {
      setFailure(serverMessage(error) ?? t`It could not be removed. Please try again.`);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        {isLast
          ? t`It is your last second factor. Afterwards your password alone signs you in, and your recovery codes no longer work.`
          : t`It can no longer sign you in. Your other factors stay.`}
      </p>
      <div role="alert">{failure !== null && <p className={styles.failure}>{failure}</p>}</div>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button-danger"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) void onRemove();
          }}
        >
          {isPending ? t`Removing…` : t`Remove`}
        </button>
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </Dialog>
  );
}
