import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ownPath } from '#contract/accounts';
import { Spinner } from '../../../components/feedback/spinner';
import { useReader } from '../../../features/account/api/use-reader';
import { AuthTabs } from '../../../features/account/components/sign-in/auth-tabs';
import { pages } from '../../../lib/urls';
import styles from './auth-page.module.css';

export function Component() {
  const { reader, isResolving } = useReader();
  const [params] = useSearchParams();
  const returnTo = useReturnTo();
  if (isResolving) return <Spinner label="Loading your account" />;
  if (reader !== null) return <Navigate to={returnTo} replace />;
  return (
    <div className={styles.place}>
      <AuthTabs returnTo={returnTo} first={params.get('tab') === 'sign-up' ? 'sign-up' : 'login'} />
    </div>
  );
}

/** Where the reader came from, by the address or by the link that led here. Never one of these pages. */
function useReturnTo(): string {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const stated = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  const path = ownPath(params.get('returnTo') ?? stated) ?? pages.home;
  return /^\/auth($|[/?#])/.test(path) ? pages.home : path;
}
