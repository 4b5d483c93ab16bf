import { Dialog } from '../../../../components/feedback/dialog';
import styles from './queue.module.css';

const KEYS = [
  ['j', 'Next entry'],
  ['k', 'Previous entry'],
  ['a', 'Accept'],
  ['r', 'Refuse'],
  ['s', 'Skip'],
  ['u', 'Take back your last decision'],
  ['e', 'Write a reason; Esc leaves the field'],
  ['?', 'Show these keys'],
] as const;

export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys of the queue" onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </Dialog>
  );
}
