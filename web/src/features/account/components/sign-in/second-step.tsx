import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SignedIn } from '#contract/accounts';
import type { SecondStep } from '#contract/accounts/factors';
import { i18n } from '#language';
import type { Factor } from '#vocabulary';
import { canUsePasskeys } from '../../../../lib/device/passkeys';
import { signInWithPasskey, takeSecondStep } from '../../api/factors/second-step';
import { useFocusFirst } from '../../hooks/use-focus-first';
import { AppCodeForm, RecoveryCodeInput } from '../factors/code-form';
import { PasskeyButton } from '../factors/passkey-button';
import styles from './second-step.module.css';

interface SecondStepFormProps {
  step: SecondStep;
  onSignedIn: (user: SignedIn) => void;
  /** To the password. */
  onBack: () => void;
}

/** Asks for a code, a passkey or a recovery code after the password, or after signing in at the provider. */
export function SecondStepForm({ step, onSignedIn, onBack }: SecondStepFormProps) {
  const { ticket, factors } = step;
  const [way, setWay] = useState<Factor>(factors[0] ?? 'recovery_code');
  const place = useFocusFirst(way);
  const rest = { action: t`Log in`, pending: t`Logging in…` };
  const send = async (proof: Parameters<typeof takeSecondStep>[1]) =>
    onSignedIn(await takeSecondStep(ticket, proof));
  const others = factors.filter((factor) => factor !== way);
  return (
    <div ref={place}>
      <p className={styles.words}>
        <Trans>One more step: this account also needs a second factor.</Trans>
      </p>
      {way === 'app' && <AppCodeForm {...rest} send={send} />}
      {way === 'recovery_code' && <RecoveryCodeInput {...rest} send={send} />}
      {way === 'passkey' && (
        <PasskeyButton
          primary
          label={t`Use your passkey`}
          onUse={async () => onSignedIn(await signInWithPasskey(ticket))}
        />
      )}
      <div className={styles.others}>
        {others
          .filter((other) => other !== 'passkey' || canUsePasskeys())
          .map((other) => (
            <button key={other} type="button" className="button button-text" onClick={() => setWay(other)}>
              {i18n._(LABELS[other])}
            </button>
          ))}
        <button type="button" className="button button-text" onClick={onBack}>
          <Trans>Back</Trans>
        </button>
      </div>
    </div>
  );
}

const LABELS: Readonly<Record<Factor, MessageDescriptor>> = {
  app: msg`Use your authenticator app`,
  passkey: msg`Use a passkey`,
  recovery_code: msg`Use a recovery code`,
};
