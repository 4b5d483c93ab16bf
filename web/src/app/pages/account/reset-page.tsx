import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import { LinkSecret, NewPasswordForm } from '#contract/accounts';
import { Callout } from '../../../components/feedback/callout';
import { Field } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { resetPassword } from '../../../features/account/api/reset-password';
import { NewPasswordField } from '../../../features/account/components/password/new-password-field';
import { toastAfterReload } from '../../../lib/device/toast-after-reload';
import { useForm } from '../../../lib/form';
import { pages } from '../../../lib/urls';
import styles from './auth-page.module.css';

/** The page behind the emailed link. */
export function Component() {
  const [params] = useSearchParams();
  const secret = LinkSecret.safeParse(params.get('secret'));
  return (
    <div className={styles.place}>
      <h1>
        <Trans>Choose a new password</Trans>
      </h1>
      {secret.success ? (
        <ResetForm secret={secret.data} />
      ) : (
        <Callout
          title={t`This link is incomplete.`}
          hint={t`Open it exactly as it appears in the email, or request another.`}
        >
          <Link to={pages.forgotPassword} className="button button-primary">
            <Trans>Request another link</Trans>
          </Link>
        </Callout>
      )}
    </div>
  );
}

function ResetForm({ secret }: { secret: string }) {
  const state = useForm({
    schema: NewPasswordForm,
    failure: t`The password could not be changed. Please try again.`,
    send: async ({ password }) => {
      await resetPassword({ secret, password });
      toastAfterReload({ title: t`Password changed`, text: t`Log in with your new password.` });
      window.location.assign(pages.auth);
    },
  });
  return (
    <>
      <p className={styles.text}>
        <Trans>Changing your password signs you out everywhere.</Trans>
      </p>
      <Form
        state={state}
        action={t`Change password`}
        pending={t`Changing…`}
        aside={
          <Link to={pages.forgotPassword}>
            <Trans>Request another link</Trans>
          </Link>
        }
      >
        <NewPasswordField label={t`New password`} name="password" error={state.errors.password} />
        <Field
          label={t`Confirm new password`}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          required
          error={state.errors.confirmPassword}
        />
      </Form>
    </>
  );
}
