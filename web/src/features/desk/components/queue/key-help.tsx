import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <Dialog title={t`Keys of the queue`} onClose={onClose}>
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
        <Trans>Close</Trans>
      </button>
    </Dialog>
  );
}
