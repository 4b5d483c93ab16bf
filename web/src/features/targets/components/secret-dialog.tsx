import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../components/feedback/dialog';
import { useCopy } from '../../../components/feedback/use-copy';
import styles from './targets.module.css';

interface SecretDialogProps {
  secret: string;
  /** What else is to be known. */
  text: string;
  onClose: () => void;
}

/** The secret of a webhook, shown once. */
export function SecretDialog({ secret, text, onClose }: SecretDialogProps) {
  const copy = useCopy();
  return (
    <Dialog title={t`Copy the secret now`} onClose={onClose}>
      <p>
        <Trans>
          It will not be shown again. Use it on your server to verify that messages come from this site.
        </Trans>{' '}
        {text}
      </p>
      <input
        readOnly
        aria-label={t`Secret`}
        value={secret}
        className={styles.secret}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className="button button-primary"
          onClick={() =>
            copy(secret, {
              done: t`Secret copied.`,
              failed: t`The secret could not be copied. Please select it.`,
            })
          }
        >
          <Trans>Copy</Trans>
        </button>
        <button type="button" className="button" onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </div>
    </Dialog>
  );
}
