import { Dialog } from '../../../components/feedback/dialog';
import styles from './session-end-dialog.module.css';

export function SessionEndDialog({ onSignIn, onStay }: { onSignIn: () => void; onStay: () => void }) {
  return (
    <Dialog title="Your session has ended" onClose={onStay}>
      <p>Sign in again to return to this page. What you have not saved is lost.</p>
      <div className={styles.actions}>
        <button type="button" className="button button-primary" onClick={onSignIn}>
          Sign in again
        </button>
        <button type="button" className="button" onClick={onStay}>
          Continue without signing in
        </button>
      </div>
    </Dialog>
  );
}
