import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LinkSecret } from '#contract/accounts';
import { Notice } from '../../../components/feedback/notice';
import { confirmEmail } from '../../../features/account/api/confirm-email';
import { useReader } from '../../../features/account/api/use-reader';
import { saidByServer } from '../../../lib/http';
import { pages } from '../../../lib/urls';
import styles from './auth-page.module.css';

type State = { kind: 'asked' } | { kind: 'done' } | { kind: 'failed'; why: string };

/** Where the mailed link leads. A press confirms: mail scanners open links, too, but press nothing. */
export function Component() {
  const [params] = useSearchParams();
  const { reader, refresh } = useReader();
  const [state, setState] = useState<State>({ kind: 'asked' });
  const secret = LinkSecret.safeParse(params.get('secret')).data;
  const onConfirm = async (confirmed: string) => {
    try {
      await confirmEmail({ secret: confirmed });
      setState({ kind: 'done' });
    } catch (error) {
      setState({ kind: 'failed', why: saidByServer(error) ?? 'Please try again.' });
      return;
    }
    // The mail may be opened where nobody is signed in.
    if (reader !== null) refresh().catch(reportError);
  };
  return (
    <div className={styles.place}>
      <h1>Confirm your email address</h1>
      {secret === undefined && (
        <Notice title="This link is not complete." hint="Open it as it stands in the mail." />
      )}
      {secret !== undefined && state.kind === 'asked' && (
        <Notice title="Is this your address? Then say so.">
          <button type="button" className="button button-primary" onClick={() => void onConfirm(secret)}>
            Confirm
          </button>
        </Notice>
      )}
      {state.kind === 'done' && (
        <Notice alert title="Your address is confirmed.">
          <Link to={pages.profile} className="button button-primary">
            Go to your profile
          </Link>
        </Notice>
      )}
      {state.kind === 'failed' && (
        <Notice alert title="The address could not be confirmed." hint={state.why}>
          <Link to={pages.profile} className="button">
            Go to your profile
          </Link>
        </Notice>
      )}
    </div>
  );
}
