import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordForgotten } from '#contract/accounts';
import { Callout } from '../../../components/feedback/callout';
import { Field } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { askForReset } from '../../../features/account/api/reset-password';
import { useForm } from '../../../lib/form';
import { pages } from '../../../lib/urls';
import styles from './auth-page.module.css';

export function Component() {
  const [done, setDone] = useState<string | null>(null);
  const state = useForm({
    schema: PasswordForgotten,
    failure: 'The email could not be sent. Please try again.',
    send: async (forgotten) => setDone((await askForReset(forgotten)).message),
  });
  return (
    <div className={styles.place}>
      <h1>Forgot your password?</h1>
      {done === null ? (
        <>
          <p className={styles.text}>We will email you a link to choose a new one.</p>
          <Form
            state={state}
            action="Send the link"
            pending="Sending…"
            aside={<Link to={pages.auth}>Back to login</Link>}
          >
            <Field
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              required
              error={state.errors.email}
            />
          </Form>
        </>
      ) : (
        <div role="status">
          <Callout title={done}>
            <Link to={pages.auth} className="button">
              Back to login
            </Link>
          </Callout>
        </div>
      )}
    </div>
  );
}
