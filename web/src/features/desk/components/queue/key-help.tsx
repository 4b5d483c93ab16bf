import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { i18n } from '#language';
import { Dialog } from '../../../../components/feedback/dialog';
import styles from './queue.module.css';

const KEYS = [
  ['j', msg`Next entry`],
  ['k', msg`Previous entry`],
  ['a', msg`Accept`],
  ['r', msg`Refuse`],
  ['s', msg`Skip`],
  ['u', msg`Take back your last decision`],
  ['e', msg`Write a reason; Esc leaves the field`],
  ['?', msg`Show these keys`],
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
            <dd>{i18n._(does)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={onClose}>
        <Trans>Close</Trans>
      </button>
    </Dialog>
  );
}
