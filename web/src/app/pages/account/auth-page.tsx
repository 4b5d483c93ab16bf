import { t } from '@lingui/core/macro';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ownPath } from '#contract/accounts';
import { Spinner } from '../../../components/feedback/spinner';
import { useReader } from '../../../features/account/api/use-reader';
import { type AuthTab, AuthTabs } from '../../../features/account/components/sign-in/auth-tabs';
import { pages } from '../../../lib/urls';
import styles from './auth-page.module.css';

export function Component() {
  const { reader, isResolving } = useReader();
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const returnTo = useReturnTo();
  if (isResolving) return <Spinner label={t`Loading your account`} />;
  if (reader !== null) return <Navigate to={returnTo} replace />;
  const choose = (tab: AuthTab) => {
    const next = new URLSearchParams(params);
    if (tab === 'sign-up') next.set('tab', tab);
    else next.delete('tab');
    setParams(next, { replace: true, state, preventScrollReset: true });
  };
  return (
    <div className={styles.place}>
      <AuthTabs
        returnTo={returnTo}
        tab={params.get('tab') === 'sign-up' ? 'sign-up' : 'login'}
        onChoose={choose}
      />
    </div>
  );
}

/** Where the reader came from, by the address or by the link that led here. Of these pages only that of a mailed link. */
function useReturnTo(): string {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const stated = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  const path = ownPath(params.get('returnTo') ?? stated) ?? pages.home;
  return /^\/auth(?!\/confirm\?)($|[/?#])/.test(path) ? pages.home : path;
}
