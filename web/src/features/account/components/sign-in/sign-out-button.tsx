import { Trans } from '@lingui/react/macro';
import { useSignOut } from '../../hooks/use-sign-out';

export function SignOutButton() {
  const { leave, isLeaving } = useSignOut();
  return (
    <button type="button" className="button" aria-disabled={isLeaving} onClick={leave}>
      <Trans>Sign out</Trans>
    </button>
  );
}
