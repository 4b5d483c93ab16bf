import { useSignOut } from '../../hooks/use-sign-out';

export function SignOutButton() {
  const { leave, isLeaving } = useSignOut();
  return (
    <button type="button" className="button" disabled={isLeaving} onClick={leave}>
      Sign out
    </button>
  );
}
