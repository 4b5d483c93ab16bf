import { type ReactNode, useState } from 'react';
import { type Factors, PasswordProofForm } from '#contract/accounts/factors';
import { Dialog } from '../../../../components/feedback/dialog';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { prove, proveWithPasskey } from '../../api/factors/prove';
import { useFactors } from '../../api/factors/use-factors';
import { useFocusFirst } from '../../hooks/use-focus-first';
import { AppCodeForm, RecoveryCodeInput } from '../factors/code-form';
import { PasskeyButton } from '../factors/passkey-button';
import { OwnerProof } from '../provider/owner-proof';
import styles from './proof-dialog.module.css';

interface ProofDialogProps {
  onProven: () => void;
  onClose: () => void;
}

type Way = 'password' | 'app' | 'recovery_code';

const LABELS: Readonly<Record<Way, string>> = {
  password: 'Use your password',
  app: 'Use your authenticator app',
  recovery_code: 'Use a recovery code',
};

/** Asks for the password or a second factor before a dangerous change. */
export function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const { data: factors } = useFactors();
  const [way, setWay] = useState<Way>('password');
  const place = useFocusFirst(way);
  const cancel = (
    <button type="button" className="button" onClick={onClose}>
      Cancel
    </button>
  );
  const rest = { action: 'Confirm', pending: 'Confirming…', aside: cancel };
  const send = (proof: Parameters<typeof prove>[0]) => prove(proof).then(onProven);
  return (
    <Dialog title="Confirm that it is you" onClose={onClose}>
      <p>You are about to change something that protects this account or this site.</p>
      <div ref={place}>
        {way === 'password' && <PasswordForm {...rest} send={send} />}
        {way === 'app' && <AppCodeForm {...rest} send={send} />}
        {way === 'recovery_code' && <RecoveryCodeInput {...rest} send={send} />}
      </div>
      <div className={styles.others}>
        {factors !== undefined && factors.passkeys.length > 0 && (
          <PasskeyButton label="Use a passkey" onUse={() => proveWithPasskey().then(onProven)} />
        )}
        {waysOf(factors)
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" className="button button-text" onClick={() => setWay(other)}>
              {LABELS[other]}
            </button>
          ))}
      </div>
    </Dialog>
  );
}

function waysOf(factors: Factors | undefined): Way[] {
  const ways: Way[] = ['password'];
  if (factors?.app) ways.push('app');
  if (factors !== undefined && factors.recoveryCodesLeft > 0) ways.push('recovery_code');
  return ways;
}

interface PasswordFormProps {
  action: string;
  pending: string;
  aside: ReactNode;
  send: (proof: PasswordProofForm) => Promise<void>;
}

function PasswordForm({ action, pending, aside, send }: PasswordFormProps) {
  const state = useForm({
    schema: PasswordProofForm,
    fields: { wrong_password: 'password' },
    failure: 'Your password could not be checked. Please try again.',
    send,
  });
  return (
    <Form state={state} action={action} pending={pending} aside={aside}>
      <OwnerProof label="Your password" name="password" error={state.errors.password} />
    </Form>
  );
}
