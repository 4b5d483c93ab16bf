import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type Factors, PasswordProofForm } from '#contract/accounts/factors';
import { i18n } from '#language';
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

type Way = 'password' | 'app' | 'passkey' | 'recovery_code';

const LABELS: Readonly<Record<Way, MessageDescriptor>> = {
  password: msg`Use your password`,
  app: msg`Use your authenticator app`,
  passkey: msg`Use a passkey`,
  recovery_code: msg`Use a recovery code`,
};

/** Asks for the password or a second factor before a dangerous change. */
export function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const { data: factors, error } = useFactors();
  const [chosen, setWay] = useState<Way | null>(null);
  const ways = factors ? waysOf(factors) : error === undefined ? [] : WAYS_UNKNOWN;
  const way = chosen ?? ways[0];
  const place = useFocusFirst(way ?? 'loading');
  const cancel = (
    <button type="button" className="button" onClick={onClose}>
      <Trans>Cancel</Trans>
    </button>
  );
  const rest = { action: t`Confirm`, pending: t`Confirming…`, aside: cancel };
  const send = (proof: Parameters<typeof prove>[0]) => prove(proof).then(onProven);
  return (
    <Dialog title={t`Confirm that it is you`} onClose={onClose}>
      <p>
        <Trans>You are about to change something that protects this account or this site.</Trans>
      </p>
      <div ref={place}>
        {way === 'password' && <PasswordForm {...rest} send={send} />}
        {way === 'app' && <AppCodeForm {...rest} send={send} />}
        {way === 'recovery_code' && <RecoveryCodeInput {...rest} send={send} />}
        {way === 'passkey' && (
          <div className={styles.actions}>
            <PasskeyButton primary label={t`Use a passkey`} onUse={() => proveWithPasskey().then(onProven)} />
            {cancel}
          </div>
        )}
        {way === undefined && cancel}
      </div>
      <div className={styles.others}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" className="button button-text" onClick={() => setWay(other)}>
              {i18n._(LABELS[other])}
            </button>
          ))}
      </div>
    </Dialog>
  );
}

/** The first is offered first. With a second factor the password is not enough. */
function waysOf(factors: Factors): Way[] {
  const { app, passkeys, recoveryCodesLeft } = factors;
  if (app === null && passkeys.length === 0) return ['password'];
  const ways: [Way, boolean][] = [
    ['app', app !== null],
    ['passkey', passkeys.length > 0],
    ['recovery_code', recoveryCodesLeft > 0],
  ];
  return ways.filter(([, isOwned]) => isOwned).map(([way]) => way);
}

/** The server refuses what does not suit the reader. */
const WAYS_UNKNOWN: Way[] = ['password', 'app', 'recovery_code'];

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
    failure: t`Your password could not be checked. Please try again.`,
    send,
  });
  return (
    <Form state={state} action={action} pending={pending} aside={aside}>
      <OwnerProof label={t`Your password`} name="password" error={state.errors.password} />
    </Form>
  );
}
