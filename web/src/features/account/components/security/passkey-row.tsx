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
          Added on <time dateTime={createdAt}>{dayLabel(createdAt, now)}</time>,{' '}
          {lastUsedAt === null ? (
            'never used'
          ) : (
            <>
              last used <time dateTime={lastUsedAt}>{dayLabel(lastUsedAt, now)}</time>
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <button type="button" className="button" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </button>
        <button type="button" className="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </button>
      </div>
    </li>
  );
}
