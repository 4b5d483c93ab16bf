import { pageTitle } from '#contract/site';
import { Spinner } from '../../../components/feedback/spinner';
import { useReader } from '../../../features/account/api/use-reader';
import { AuthDebug } from '../../../features/account/components/debug/auth-debug';
import { Component as NotFound } from '../not-found-page';
import styles from '../reading.module.css';

/** In development for everybody, otherwise for admins. For all others the page does not exist. */
export function Component() {
  const { reader, isResolving } = useReader();
  if (!import.meta.env.DEV) {
    if (isResolving) return <Spinner label="Loading your account" />;
    if (!reader?.isAdmin) return <NotFound />;
  }
  return (
    <div className={styles.column}>
      <title>{pageTitle('Auth Debug')}</title>
      <h1>Auth Debug</h1>
      <AuthDebug />
    </div>
  );
}
