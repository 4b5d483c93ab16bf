import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Unsubscription } from '#contract/notifications';
import { Callout } from '../../../components/feedback/callout';
import { unsubscribe } from '../../../features/account/api/unsubscribe';
import { serverMessage } from '../../../lib/http';
import { pages } from '../../../lib/urls';
import styles from './auth-page.module.css';

type State = { kind: 'asked' | 'pending' } | { kind: 'done'; what: string } | { kind: 'failed'; why: string };

/** The page behind the link in a digest. A button unsubscribes: scanners open links too, but press nothing. */
export function Component() {
  const [params] = useSearchParams();
  const [state, setState] = useState<State>({ kind: 'asked' });
  const { data: link } = Unsubscription.safeParse({ secret: params.get('secret') });
  const onPress = async (secret: string) => {
    if (state.kind === 'pending') return;
    setState({ kind: 'pending' });
    try {
      setState({ kind: 'done', what: (await unsubscribe(secret)).message });
    } catch (error) {
      setState({ kind: 'failed', why: serverMessage(error) ?? 'Please try again.' });
    }
  };
  return (
    <div className={styles.place}>
      <h1>Email digests</h1>
      {link === undefined && (
        <Callout title="This link is incomplete." hint="Open it exactly as it appears in the email." />
      )}
      {link !== undefined && (state.kind === 'asked' || state.kind === 'pending') && (
        <Callout title="You receive email digests of the stories you follow.">
          <button
            type="button"
            className="button button-primary"
            aria-disabled={state.kind === 'pending'}
            onClick={() => void onPress(link.secret)}
          >
            Unsubscribe
          </button>
        </Callout>
      )}
      {state.kind === 'done' && (
        <Callout
          alert
          title={state.what}
          hint="You still follow the same stories, and the bell still shows what is new."
        >
          <Link to={pages.home} className="button button-primary">
            Go to the news
          </Link>
        </Callout>
      )}
      {state.kind === 'failed' && (
        <Callout alert title="You could not be unsubscribed." hint={state.why}>
          <Link to={pages.profileTab('notifications')} className="button">
            Notification settings
          </Link>
        </Callout>
      )}
    </div>
  );
}
