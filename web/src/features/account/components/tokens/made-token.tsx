import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MadeApiToken } from '#contract/accounts';
import { useCopy } from '../../../../components/feedback/use-copy';
import styles from './tokens.module.css';

/** A new token, which is shown this once. */
export function MadeToken({ token: { name, token } }: { token: MadeApiToken }) {
  const copy = useCopy();
  return (
    <div role="status" className={styles.made}>
      <p>
        <Trans>
          Copy the token {name} now: it is not shown again. Treat it like a password, and give it to no one
          else.
        </Trans>
      </p>
      <p className={styles.secret}>
        <input
          readOnly
          aria-label={t`The token ${name}`}
          value={token}
          className={styles.token}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          className="button"
          onClick={() =>
            copy(token, {
              done: t`Token copied.`,
              failed: t`The token could not be copied. Please select it.`,
            })
          }
        >
          <Trans>Copy</Trans>
        </button>
      </p>
    </div>
  );
}
