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
    <Dialog title={`Delete ${name}?`} onClose={onClose}>
      <p>Nothing more is sent there, and the list of its deliveries is deleted.</p>
      <div className={styles.actions}>
        <button type="button" className="button button-danger" onClick={onRemove}>
          Delete
        </button>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
