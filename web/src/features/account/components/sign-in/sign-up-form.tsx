import { t } from '@lingui/core/macro';
import { RegistrationForm, USERNAME_MIN } from '#contract/accounts';
import { useToast } from '../../../../components/feedback/toast';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { toastAfterReload } from '../../../../lib/device/toast-after-reload';
import { startWelcome } from '../../../../lib/device/welcome';
import { useForm } from '../../../../lib/form';
import { serverMessage } from '../../../../lib/http';
import { signUp } from '../../api/sign-up';
import { NewPasswordField } from '../password/new-password-field';

/** Creates an account, which signs in, and reloads the page that the reader came from. */
export function SignUpForm({ returnTo }: { returnTo: string }) {
  const show = useToast();
  const failed = t`Registration failed`;
  const state = useForm({
    schema: RegistrationForm,
    failure: failed,
    send: async ({ username, email, password }) => {
      const reader = await signUp({ username, email, password });
      toastAfterReload({ title: t`Registration successful`, text: t`Your account has been created` });
      startWelcome(reader.username);
      window.location.assign(returnTo);
    },
    onFailure: (error) => show({ title: failed, text: serverMessage(error) ?? failed, failed: true }),
  });
  return (
    <Form state={state} action={t`Create account`} pending={t`Creating account…`}>
      <Field
        label={t`Username`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={t`At least ${USERNAME_MIN} letters, digits, dots, hyphens or underscores. Others may see it.`}
        error={state.errors.username}
      />
      <Field
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={state.errors.email}
      />
      <NewPasswordField label={t`Password`} name="password" error={state.errors.password} />
      <Field
        label={t`Confirm password`}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        error={state.errors.confirmPassword}
      />
    </Form>
  );
}
