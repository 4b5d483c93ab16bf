import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LinkSecret, SIGN_IN_TO_CONFIRM } from '#contract/accounts';
import { Callout } from '../../../components/feedback/callout';
import { SignInLink } from '../../../components/sign-in-link';
import { confirmEmail } from '../../../features/account/api/confirm-email';
import { useReader } from '../../../features/account/api/use-reader';
import { HttpError, serverMessage } from '../../../lib/http';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { pages } from '../../../lib/urls';
import styles from './auth-page.module.css';

type State =
  | { kind: 'asked' | 'signed_out' }
  | { kind: 'done'; wasConfirmed: boolean }
  | { kind: 'failed'; why: string };

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
      const isSignedOut = error instanceof HttpError && error.code === SIGN_IN_TO_CONFIRM;
      setState(
        isSignedOut
          ? { kind: 'signed_out' }
          : { kind: 'failed', why: serverMessage(error) ?? t`Please try again.` },
      );
      return;
    }
    if (reader !== null) refresh().catch(reportUnlessLeft);
  };
  return (
    <div className={styles.place}>
      <h1>
        <Trans>Confirm your email address</Trans>
      </h1>
      {secret === undefined && (
        <Callout title={t`This link is incomplete.`} hint={t`Open it exactly as it appears in the email.`} />
      )}
      {secret !== undefined && state.kind === 'asked' && (
        <Callout title={t`Confirm that this email address is yours.`}>
          <button type="button" className="button button-primary" onClick={() => void onConfirm(secret)}>
            <Trans>Confirm</Trans>
          </button>
        </Callout>
      )}
      {state.kind === 'done' && (
        <Callout
          alert
          title={
            state.wasConfirmed
              ? t`Your email address is already confirmed.`
              : t`Your email address is confirmed.`
          }
        >
          <Link to={pages.profile} className="button button-primary">
            <Trans>Go to your profile</Trans>
          </Link>
        </Callout>
      )}
      {state.kind === 'signed_out' && <SignInFirst isElsewhere={reader !== null} />}
      {state.kind === 'failed' && (
        <Callout alert title={t`Your email address could not be confirmed.`} hint={state.why}>
          <Link to={pages.profile} className="button">
            <Trans>Go to your profile</Trans>
          </Link>
        </Callout>
      )}
    </div>
  );
}

/** The address may have been given by somebody else. Then its owner leaves them no way in by choosing a new password. */
function SignInFirst({ isElsewhere }: { isElsewhere: boolean }) {
  return (
    <Callout
      alert
      title={
        isElsewhere
          ? t`You are signed in to another account. Sign out, then open the link again.`
          : t`Sign in first, then confirm this address.`
      }
      hint={t`You have no account here? Then somebody else gave your address. If you choose a new password, the account is yours and their ways to sign in stop working.`}
    >
      {!isElsewhere && (
        <SignInLink className="button button-primary">
          <Trans>Sign in</Trans>
        </SignInLink>
      )}
      <Link to={pages.forgotPassword} className="button">
        <Trans>Choose a new password</Trans>
      </Link>
    </Callout>
  );
}
