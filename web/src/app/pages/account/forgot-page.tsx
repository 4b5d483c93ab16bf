import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordForgotten } from '#contract/accounts';
import { Callout } from '../../../components/feedback/callout';
import { Field } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { askForReset } from '../../../features/account/api/reset-password';
import { useForm } from '../../../lib/form';
import { HttpError } from '../../../lib/http';
import { said } from '../../../lib/language/said';
import { pages } from '../../../lib/urls';
import styles from './auth-page.module.css';

export function Component() {
  const [done, setDone] = useState<string | null>(null);
  const [hasMail, setHasMail] = useState(true);
  const state = useForm({
    schema: PasswordForgotten,
    failure: t`The email could not be sent. Please try again.`,
    send: async (forgotten) => setDone(said((await askForReset(forgotten)).message)),
    onFailure: (error) => setHasMail(!(error instanceof HttpError && error.code === 'mail_not_configured')),
  });
  return (
    <div className={styles.place}>
      <h1>
        <Trans>Forgot your password?</Trans>
      </h1>
      {!hasMail && <NoMail />}
      {hasMail && done === null && (
        <>
          <p className={styles.text}>
            <Trans>We will email you a link to choose a new one.</Trans>
          </p>
          <Form
            state={state}
            action={t`Send the link`}
            pending={t`Sending…`}
            aside={
              <Link to={pages.auth}>
                <Trans>Back to login</Trans>
              </Link>
            }
          >
            <Field
              label={t`Email`}
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
              <Trans>Back to login</Trans>
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
      title={t`This site sends no email.`}
      hint={t`Write to the people who run it. Tell them your username, and an email address at which they can reach you.`}
    >
      <Link
        to={pages.contact({ department: 'support', subject: t`I forgot my password` })}
        className="button button-primary"
      >
        <Trans>Contact Us</Trans>
      </Link>
      <Link to={pages.auth} className="button">
        <Trans>Back to login</Trans>
      </Link>
    </Callout>
  );
}
