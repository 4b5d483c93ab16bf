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
      <h1>Choose a new password</h1>
      {secret.success ? (
        <ResetForm secret={secret.data} />
      ) : (
        <Callout
          title="This link is incomplete."
          hint="Open it exactly as it appears in the email, or request another."
        >
          <Link to={pages.forgotPassword} className="button button-primary">
            Request another link
          </Link>
        </Callout>
      )}
    </div>
  );
}

function ResetForm({ secret }: { secret: string }) {
  const state = useForm({
    schema: NewPasswordForm,
    failure: 'The password could not be changed. Please try again.',
    send: async ({ password }) => {
      await resetPassword({ secret, password });
      toastAfterReload({ title: 'Password changed', text: 'Log in with your new password.' });
      window.location.assign(pages.auth);
    },
  });
  return (
    <>
      <p className={styles.text}>Changing your password signs you out everywhere.</p>
      <Form
        state={state}
        action="Change password"
        pending="Changing…"
        aside={<Link to={pages.forgotPassword}>Request another link</Link>}
      >
        <NewPasswordField label="New password" name="password" error={state.errors.password} />
        <Field
          label="Confirm new password"
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
