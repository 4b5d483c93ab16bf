import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AppSetup, FactorAdded } from '#contract/accounts/factors';
import { Dialog } from '../../../../components/feedback/dialog';
import { confirmApp } from '../../api/factors/authenticator-app';
import { AppCodeForm } from '../factors/code-form';
import styles from './app-setup-dialog.module.css';
import { QrCode } from './qr-code';

interface AppSetupDialogProps {
  setup: AppSetup;
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
}

/** Shows the key, and asks for a code that proves that the app has it. */
export function AppSetupDialog({ setup, onAdded, onClose }: AppSetupDialogProps) {
  const key = inGroups(setup.key);
  return (
    <Dialog title={t`Set up an authenticator app`} onClose={onClose}>
      <p>
        <Trans>Scan this with the app. Then enter the code that it shows.</Trans>
      </p>
      <div className={styles.key}>
        <QrCode text={setup.uri} label={t`QR code with the key for your authenticator app`} />
        <p>
          <Trans>
            Or type this key into the app:
            <code className={styles.text}>{key}</code>
          </Trans>
        </p>
      </div>
      <AppCodeForm
        action={t`Confirm`}
        pending={t`Confirming…`}
        send={async (code) => onAdded(await confirmApp(code))}
        aside={
          <button type="button" className="button" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        }
      />
    </Dialog>
  );
}

/** Four letters each, which are easier to type. */
const inGroups = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;
