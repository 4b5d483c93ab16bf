import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { API_PUBLIC_LABEL, type ApiTokenView } from '#contract/accounts';
import { API_SCOPE_LABELS } from '#words/accounts';
import { momentLabel } from '#words/news-clock';
import { dayLabel } from '../../../../lib/dates';
import { said } from '../../../../lib/language/said';
import rows from '../profile/session-list.module.css';
import styles from './tokens.module.css';

/** One token: what it may do, until when, and when it was last used. */
export function TokenRow({ token, onRevoke }: { token: ApiTokenView; onRevoke: () => void }) {
  const { name, scopes } = token;
  return (
    <li className={rows.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className="meta">
          {[said(API_PUBLIC_LABEL), ...scopes.map((scope) => API_SCOPE_LABELS[scope])].join(' · ')}
        </p>
        <p className="meta">
          <TokenTimes token={token} />
        </p>
      </div>
      <button type="button" className="button" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
        <Trans>Revoke</Trans>
      </button>
    </li>
  );
}

function TokenTimes({ token: { expiresAt, isExpired, lastUsedAt } }: { token: ApiTokenView }) {
  const now = new Date();
  const day = dayLabel(expiresAt, now);
  if (lastUsedAt === null)
    return isExpired ? (
      <Trans>
        Expired on <time dateTime={expiresAt}>{day}</time>, never used
      </Trans>
    ) : (
      <Trans>
        Valid until <time dateTime={expiresAt}>{day}</time>, never used
      </Trans>
    );
  const lastUsed = (
    <time dateTime={lastUsedAt} title={momentLabel(lastUsedAt)}>
      {dayLabel(lastUsedAt, now)}
    </time>
  );
  return isExpired ? (
    <Trans>
      Expired on <time dateTime={expiresAt}>{day}</time>, last used {lastUsed}
    </Trans>
  ) : (
    <Trans>
      Valid until <time dateTime={expiresAt}>{day}</time>, last used {lastUsed}
    </Trans>
  );
}
