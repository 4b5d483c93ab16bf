import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PRODUCT_NAME } from '#contract/site';
import { Dialog } from '../../../../components/feedback/dialog';
import { useToast } from '../../../../components/feedback/toast';
import styles from './codes-dialog.module.css';

/** New recovery codes, which are shown this once. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const show = useToast();
  const heading = t`${PRODUCT_NAME}: recovery codes. Each works once.`;
  const text = `${heading}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show(t`The codes have been copied.`);
    } catch {
      // The browser forbids it. The codes can be selected.
      show({ title: t`Error`, text: t`The codes could not be copied. Please select them.`, failed: true });
    }
  };
  return (
    <Dialog title={t`Save your recovery codes`} onClose={onClose}>
      <p>
        <Trans>
          If you lose your second factor, each of these codes signs you in once. They are not shown again:
          keep them where you keep your passwords.
        </Trans>
      </p>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className="button button-primary" onClick={onClose}>
          <Trans>I have saved them</Trans>
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </button>
        <a
          className="button"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Trans>Download</Trans>
        </a>
      </div>
    </Dialog>
  );
}
