import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/avatar';
import { SignInLink } from '../../components/sign-in-link';
import { useReader } from '../../features/account/api/use-reader';
import { Bell } from '../../features/notifications/components/bell';
import { pages } from '../../lib/urls';
import styles from './account-corner.module.css';

const NotificationsDrawer = lazy(() =>
  import('../../features/notifications/components/notifications-drawer').then((module) => ({
    default: module.NotificationsDrawer,
  })),
);

/** The header's right end: notifications, admin and profile for readers with an account, else the way to sign in. */
export function AccountCorner() {
  const { reader, isResolving } = useReader();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  if (isResolving) return <span className={`bone ${styles.bone}`} />;
  if (reader === null) return <SignInLink className={`button ${styles.signIn}`} />;
  return (
    <div className={styles.corner}>
      {reader.isAdmin && (
        <Link to={pages.adminDashboard} className={styles.admin}>
          Admin
        </Link>
      )}
      <Bell isOpen={drawer === 'open'} onOpen={() => setDrawer('open')} />
      <Link to={pages.profile} className={styles.profile} aria-label="My profile">
        <Avatar user={reader} />
      </Link>
      {drawer !== 'never' && (
        <Suspense fallback={null}>
          <NotificationsDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </div>
  );
}
