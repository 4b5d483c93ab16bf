import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { API_PUBLIC_LABEL, type ApiTokenView } from '#contract/accounts';
import { API_SCOPE_LABELS } from '#words/accounts';
import { momentLabel } from '#words/news-clock';
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
          {isExpired ? t`Expired on` : t`Valid until`}{' '}
          <time dateTime={expiresAt}>{dayLabel(expiresAt, now)}</time>,{' '}
          {lastUsedAt === null ? (
            t`never used`
          ) : (
            <Trans>
              last used{' '}
              <time dateTime={lastUsedAt} title={momentLabel(lastUsedAt)}>
                {dayLabel(lastUsedAt, now)}
              </time>
            </Trans>
          )}
        </p>
      </div>
      <button type="button" className="button" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
        <Trans>Revoke</Trans>
      </button>
    </li>
  );
}
