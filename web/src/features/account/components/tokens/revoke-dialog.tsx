import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ApiTokenView } from '#contract/accounts';
import { Dialog } from '../../../../components/feedback/dialog';
import { serverMessage } from '../../../../lib/http';
import styles from './tokens.module.css';

interface RevokeDialogProps {
  token: ApiTokenView;
  revoke: () => Promise<void>;
  onRevoked: () => void;
  onClose: () => void;
}

/** Asks before a program loses its token. */
export function RevokeDialog({ token, revoke, onRevoked, onClose }: RevokeDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async () => {
    try {
      await revoke();
      onRevoked();
    } catch (error) {
      setFailure(serverMessage(error) ?? t`The token could not be revoked. Please try again.`);
    }
  };
  return (
    <Dialog title={t`Revoke the token ${{ name: token.name }}?`} onClose={onClose}>
      <p>
        <Trans>Programs that use it stop working at once.</Trans>
      </p>
      <div role="alert">{failure !== null && <p className={styles.failure}>{failure}</p>}</div>
      <p className={styles.actions}>
        <button type="button" className="button button-primary" onClick={() => void attempt()}>
          <Trans>Revoke</Trans>
        </button>
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </p>
    </Dialog>
  );
}
