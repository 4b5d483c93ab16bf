import { API_PUBLIC_LABEL, API_SCOPE_LABELS, type ApiTokenView } from '#contract/accounts';
import { momentLabel } from '#contract/news-clock';
import { dayLabel } from '../../../../lib/dates';
import rows from '../profile/session-list.module.css';
import styles from './tokens.module.css';

/** One token: what it may do, until when, and when it was last used. */
export function TokenRow({ token, onRevoke }: { token: ApiTokenView; onRevoke: () => void }) {
  const now = new Date();
  const { name, scopes, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <li className={rows.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className="meta">
          {[API_PUBLIC_LABEL, ...scopes.map((scope) => API_SCOPE_LABELS[scope])].join(' · ')}
        </p>
        <p className="meta">
          {isExpired ? 'Expired on' : 'Valid until'}{' '}
          <time dateTime={expiresAt}>{dayLabel(expiresAt, now)}</time>,{' '}
          {lastUsedAt === null ? (
            'never used'
          ) : (
            <>
              last used{' '}
              <time dateTime={lastUsedAt} title={momentLabel(lastUsedAt)}>
                {dayLabel(lastUsedAt, now)}
              </time>
            </>
          )}
        </p>
      </div>
      <button type="button" className="button" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </button>
    </li>
  );
}
