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
  return (
    <Dialog title="Set up an authenticator app" onClose={onClose}>
      <p>Scan this with the app. Then enter the code that it shows.</p>
      <div className={styles.key}>
        <QrCode text={setup.uri} label="QR code with the key for your authenticator app" />
        <p>
          Or type this key into the app:
          <code className={styles.text}>{inGroups(setup.key)}</code>
        </p>
      </div>
      <AppCodeForm
        action="Confirm"
        pending="Confirming…"
        send={async (code) => onAdded(await confirmApp(code))}
        aside={
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
        }
      />
    </Dialog>
  );
}

/** Four letters each, which are easier to type. */
const inGroups = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;
