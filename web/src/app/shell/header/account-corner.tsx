import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../components/avatar';
import { SignInLink } from '../../../components/sign-in-link';
import { useReader } from '../../../features/account/api/use-reader';
import { pages } from '../../../lib/urls';
import styles from './account-corner.module.css';
import { AccountMenu } from './account-menu';

/** Not loaded for readers without an account. */
const Notifications = lazy(() => import('../../../features/notifications/components/notifications'));

/** The right end of the header: notifications, admin and profile for signed-in readers, otherwise the sign-in link. */
export function AccountCorner() {
  const { reader, isResolving } = useReader();
  if (isResolving) return <span className={`bone ${styles.bone}`} />;
  if (reader === null) return <SignInLink className={`button ${styles.signIn}`} />;
  return (
    <div className={styles.corner}>
      {reader.isEditor && (
        <Link to={pages.adminDashboard} className={styles.admin}>
          <Trans>Admin</Trans>
        </Link>
      )}
      <Suspense fallback={<span className={styles.bell} />}>
        <Notifications />
      </Suspense>
      <Link to={pages.profile} className={styles.profile} aria-label={t`My profile`}>
        <Avatar user={reader} />
      </Link>
      <AccountMenu reader={reader} />
    </div>
  );
}
