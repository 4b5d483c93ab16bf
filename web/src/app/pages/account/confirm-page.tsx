import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LinkSecret } from '#contract/accounts';
import { Callout } from '../../../components/feedback/callout';
import { confirmEmail } from '../../../features/account/api/confirm-email';
import { useReader } from '../../../features/account/api/use-reader';
import { serverMessage } from '../../../lib/http';
import { pages } from '../../../lib/urls';
import styles from './auth-page.module.css';

type State = { kind: 'asked' } | { kind: 'done'; wasConfirmed: boolean } | { kind: 'failed'; why: string };

/** The page behind the emailed link. A button confirms: mail scanners open links too, but press nothing. */
export function Component() {
  const [params] = useSearchParams();
  const { reader, refresh } = useReader();
  const [state, setState] = useState<State>({ kind: 'asked' });
  const secret = LinkSecret.safeParse(params.get('secret')).data;
  const onConfirm = async (confirmed: string) => {
    try {
      setState({ kind: 'done', ...(await confirmEmail({ secret: confirmed })) });
    } catch (error) {
      setState({ kind: 'failed', why: serverMessage(error) ?? 'Please try again.' });
      return;
    }
    // The email may be opened in a browser where nobody is signed in.
    if (reader !== null) refresh().catch(reportError);
  };
  return (
    <div className={styles.place}>
      <h1>Confirm your email address</h1>
      {secret === undefined && (
        <Callout title="This link is incomplete." hint="Open it exactly as it appears in the email." />
      )}
      {secret !== undefined && state.kind === 'asked' && (
        <Callout title="Confirm that this email address is yours.">
          <button type="button" className="button button-primary" onClick={() => void onConfirm(secret)}>
            Confirm
          </button>
        </Callout>
      )}
      {state.kind === 'done' && (
        <Callout
          alert
          title={
            state.wasConfirmed
              ? 'Your email address is already confirmed.'
              : 'Your email address is confirmed.'
          }
        >
          <Link to={pages.profile} className="button button-primary">
            Go to your profile
          </Link>
        </Callout>
      )}
      {state.kind === 'failed' && (
        <Callout alert title="Your email address could not be confirmed." hint={state.why}>
          <Link to={pages.profile} className="button">
            Go to your profile
          </Link>
        </Callout>
      )}
    </div>
  );
}
