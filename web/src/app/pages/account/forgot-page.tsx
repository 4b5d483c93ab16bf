import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordForgotten } from '#contract/accounts';
import { Callout } from '../../../components/feedback/callout';
import { Field } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { askForReset } from '../../../features/account/api/reset-password';
import { useForm } from '../../../lib/form';
import { HttpError } from '../../../lib/http';
import { pages } from '../../../lib/urls';
import styles from './auth-page.module.css';

export function Component() {
  const [done, setDone] = useState<string | null>(null);
  const [hasMail, setHasMail] = useState(true);
  const state = useForm({
    schema: PasswordForgotten,
    failure: 'The email could not be sent. Please try again.',
    send: async (forgotten) => setDone((await askForReset(forgotten)).message),
    onFailure: (error) => setHasMail(!(error instanceof HttpError && error.code === 'mail_not_configured')),
  });
  return (
    <div className={styles.place}>
      <h1>Forgot your password?</h1>
      {!hasMail && <NoMail />}
      {hasMail && done === null && (
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
      )}
      {done !== null && (
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

/** Without a mail server only the people who run the site can help. */
function NoMail() {
  return (
    <Callout
      alert
      title="This site sends no email."
      hint="Write to the people who run it. Tell them your username, and an email address at which they can reach you."
    >
      <Link
        to={pages.contact({ department: 'support', subject: 'I forgot my password' })}
        className="button button-primary"
      >
        Contact Us
      </Link>
      <Link to={pages.auth} className="button">
        Back to login
      </Link>
    </Callout>
  );
}
