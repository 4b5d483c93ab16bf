import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../components/feedback/dialog';
import styles from './session-end-dialog.module.css';

export function SessionEndDialog({ onSignIn, onStay }: { onSignIn: () => void; onStay: () => void }) {
  return (
    <Dialog title={t`Your session has ended`} onClose={onStay}>
      <p>
        <Trans>Sign in again to return to this page. What you have not saved is lost.</Trans>
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button-primary" onClick={onSignIn}>
          <Trans>Sign in again</Trans>
        </button>
        <button type="button" className="button" onClick={onStay}>
          <Trans>Continue without signing in</Trans>
        </button>
      </div>
    </Dialog>
  );
}
