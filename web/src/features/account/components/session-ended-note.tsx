import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Callout } from '../../../components/feedback/callout';
import { SignInLink } from '../../../components/sign-in-link';
import { useHasSessionEnded } from '../api/signed-in-hint';

/** Says that this device remembered a reader whose session had ended before the page was loaded. */
export function SessionEndedNote({ hint }: { hint: string }) {
  if (!useHasSessionEnded()) return null;
  return (
    <Callout title={t`Your session has ended`} hint={hint}>
      <SignInLink className="button button-primary">
        <Trans>Sign in again</Trans>
      </SignInLink>
    </Callout>
  );
}
