import { Link } from 'react-router-dom';
import { Credentials, readerName } from '#contract/accounts';
import { useToast } from '../../../../components/feedback/toast';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { toastAfterReload } from '../../../../lib/device/toast-after-reload';
import { useForm } from '../../../../lib/form';
import { serverMessage } from '../../../../lib/http';
import { pages } from '../../../../lib/urls';
import { signIn } from '../../api/sign-in';

const FAILED = 'Login failed';

/** Signs in and reloads the page that the reader came from. */
export function SignInForm({ returnTo }: { returnTo: string }) {
  const show = useToast();
  const state = useForm({
    schema: Credentials,
    failure: FAILED,
    send: async (credentials) => {
      const user = await signIn(credentials);
      toastAfterReload({ title: 'Login successful', text: `Welcome back, ${readerName(user)}!` });
      window.location.assign(returnTo);
    },
    onFailure: (error) => show({ title: FAILED, text: serverMessage(error) ?? FAILED, failed: true }),
  });
  return (
    <Form
      state={state}
      action="Log in"
      pending="Logging in…"
      aside={<Link to={pages.forgotPassword}>Forgot your password?</Link>}
    >
      <Field
        label="Username or email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={state.errors.username}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={state.errors.password}
      />
    </Form>
  );
}
