import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PasskeyView } from '#contract/accounts/factors';
import { dayLabel } from '../../../../lib/dates';
import rows from '../profile/session-list.module.css';
import styles from './passkey-row.module.css';

interface PasskeyRowProps {
  passkey: PasskeyView;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey, with what can be done with it. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const now = new Date();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className="meta">
          <Trans>
            Added on <time dateTime={createdAt}>{dayLabel(createdAt, now)}</time>,{' '}
            {lastUsedAt === null ? (
              t`never used`
            ) : (
              <Trans>
                last used <time dateTime={lastUsedAt}>{dayLabel(lastUsedAt, now)}</time>
              </Trans>
            )}
          </Trans>
        </p>
      </div>
      <div className={styles.actions}>
        <button type="button" className="button" aria-label={t`Rename ${name}`} onClick={onRename}>
          <Trans>Rename</Trans>
        </button>
        <button type="button" className="button" aria-label={t`Remove ${name}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </button>
      </div>
    </li>
  );
}
