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
  const added = dayLabel(createdAt, now);
  const lastUsed = lastUsedAt === null ? null : dayLabel(lastUsedAt, now);
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className="meta">
          {lastUsedAt === null ? (
            <Trans>
              Added on <time dateTime={createdAt}>{added}</time>, never used
            </Trans>
          ) : (
            <Trans>
              Added on <time dateTime={createdAt}>{added}</time>, last used{' '}
              <time dateTime={lastUsedAt}>{lastUsed}</time>
            </Trans>
          )}
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
