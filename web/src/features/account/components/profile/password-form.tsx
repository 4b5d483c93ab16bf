import { t } from '@lingui/core/macro';
import { useSWRConfig } from 'swr';
import { PasswordChangeForm } from '#contract/accounts';
import { useToast } from '../../../../components/feedback/toast';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { accountCalls } from '../../../../lib/account-calls';
import { useForm } from '../../../../lib/form';
import { calls } from '../../../../lib/urls';
import { changePassword } from '../../api/change-password';
import { NewPasswordField } from '../password/new-password-field';
import { OwnerProof } from '../provider/owner-proof';
import { Section } from './section';

export function PasswordForm({ username }: { username: string }) {
  const { mutate } = useSWRConfig();
  const show = useToast();
  const state = useForm({
    schema: PasswordChangeForm,
    fields: { wrong_password: 'currentPassword' },
    failure: t`Your password could not be changed. Please try again.`,
    send: async ({ currentPassword, newPassword }, form) => {
      await changePassword({ ...(currentPassword && { currentPassword }), newPassword });
      form.reset();
      show(t`Your password has been changed.`);
      const changed = [
        calls.sessions,
        accountCalls.provider,
        accountCalls.tokens,
        accountCalls.privateAddress,
      ];
      await Promise.all(changed.map((call) => mutate(call)));
    },
  });
  return (
    <Section
      title={t`Password`}
      text={t`Changing it signs you out on every other device, and revokes your API tokens and the private addresses of your calendar and feeds.`}
    >
      <Form state={state} action={t`Change password`} pending={t`Changing…`}>
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <OwnerProof label={t`Current password`} name="currentPassword" error={state.errors.currentPassword} />
        <NewPasswordField label={t`New password`} name="newPassword" error={state.errors.newPassword} />
        <Field
          label={t`Confirm new password`}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          required
          error={state.errors.confirmPassword}
        />
      </Form>
    </Section>
  );
}
