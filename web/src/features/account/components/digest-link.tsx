import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Done } from '#contract/accounts';
import { Unsubscription } from '#contract/notifications';
import { Callout } from '../../../components/feedback/callout';
import { serverMessage } from '../../../lib/http';
import { said } from '../../../lib/language/said';
import { pages } from '../../../lib/urls';

type State = { kind: 'asked' | 'pending' } | { kind: 'done'; what: string } | { kind: 'failed'; why: string };

interface DigestLinkProps {
  question: string;
  /** The words of the button. */
  action: string;
  /** What stays as it was. */
  hint: string;
  failedTitle: string;
  change: (secret: string) => Promise<Done>;
}

/** What a link in a digest opens. A button makes the change: scanners open links too, but press nothing. */
export function DigestLink({ question, action, hint, failedTitle, change }: DigestLinkProps) {
  const [params] = useSearchParams();
  const [state, setState] = useState<State>({ kind: 'asked' });
  const { data: link } = Unsubscription.safeParse({ secret: params.get('secret') });
  const onPress = async (secret: string) => {
    if (state.kind === 'pending') return;
    setState({ kind: 'pending' });
    try {
      setState({ kind: 'done', what: said((await change(secret)).message) });
    } catch (error) {
      setState({ kind: 'failed', why: serverMessage(error) ?? t`Please try again.` });
    }
  };
  if (link === undefined)
    return (
      <Callout title={t`This link is incomplete.`} hint={t`Open it exactly as it appears in the email.`} />
    );
  if (state.kind === 'done') {
    return (
      <Callout alert title={state.what} hint={hint}>
        <Link to={pages.home} className="button button-primary">
          <Trans>Go to the news</Trans>
        </Link>
      </Callout>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Callout alert title={failedTitle} hint={state.why}>
        <Link to={pages.profileTab('notifications')} className="button">
          <Trans>Notification settings</Trans>
        </Link>
      </Callout>
    );
  }
  return (
    <Callout title={question}>
      <button
        type="button"
        className="button button-primary"
        aria-disabled={state.kind === 'pending'}
        onClick={() => void onPress(link.secret)}
      >
        {action}
      </button>
    </Callout>
  );
}
