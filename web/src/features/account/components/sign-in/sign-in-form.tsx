import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Credentials, readerName, type SignedIn } from '#contract/accounts';
import { type SecondStep, secondStepOf } from '#contract/accounts/factors';
import { useToast } from '../../../../components/feedback/toast';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { canUsePasskeys } from '../../../../lib/device/passkeys';
import { toastAfterReload } from '../../../../lib/device/toast-after-reload';
import { useForm } from '../../../../lib/form';
import { serverMessage } from '../../../../lib/http';
import { pages } from '../../../../lib/urls';
import { signInWithPasskey } from '../../api/factors/second-step';
import { signIn } from '../../api/sign-in';
import { PasskeyButton } from '../factors/passkey-button';
import { SecondStepForm } from './second-step';
import styles from './sign-in-form.module.css';

/** Signs in, in one step or two, and reloads the page that the reader came from. */
export function SignInForm({ returnTo }: { returnTo: string }) {
  const [step, setStep] = useState<SecondStep | null>(null);
  useStepOfAddress(setStep);
  const onSignedIn = (user: SignedIn) => {
    toastAfterReload({ title: t`Login successful`, text: t`Welcome back, ${{ name: readerName(user) }}!` });
    window.location.assign(returnTo);
  };
  if (step !== null)
    return <SecondStepForm step={step} onSignedIn={onSignedIn} onBack={() => setStep(null)} />;
  return (
    <>
      <PasswordStep onSecondStep={setStep} onSignedIn={onSignedIn} />
      {canUsePasskeys() && (
        <div className={styles.passkey}>
          <PasskeyButton
            label={t`Sign in with a passkey`}
            onUse={async () => onSignedIn(await signInWithPasskey())}
          />
        </div>
      )}
    </>
  );
}

/** Takes the second step after a sign-in at the provider from the page's address, and clears it there. */
function useStepOfAddress(onStep: (step: SecondStep) => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const step = secondStepOf(hash);
    if (step === null) return;
    onStep(step);
    void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, hash, navigate, onStep]);
}

interface PasswordStepProps {
  onSecondStep: (step: SecondStep) => void;
  onSignedIn: (user: SignedIn) => void;
}

function PasswordStep({ onSecondStep, onSignedIn }: PasswordStepProps) {
  const show = useToast();
  const failed = t`Login failed`;
  const state = useForm({
    schema: Credentials,
    failure: failed,
    send: async (credentials) => {
      const answer = await signIn(credentials);
      if ('needs' in answer) onSecondStep(answer);
      else onSignedIn(answer);
    },
    onFailure: (error) => show({ title: failed, text: serverMessage(error) ?? failed, failed: true }),
  });
  return (
    <Form
      state={state}
      action={t`Log in`}
      pending={t`Logging in…`}
      aside={
        <Link to={pages.forgotPassword}>
          <Trans>Forgot your password?</Trans>
        </Link>
      }
    >
      <Field
        label={t`Username or email`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={state.errors.username}
      />
      <Field
        label={t`Password`}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={state.errors.password}
      />
    </Form>
  );
}
