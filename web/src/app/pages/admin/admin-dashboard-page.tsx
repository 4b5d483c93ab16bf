import { Link } from 'react-router-dom';
import { pageTitle } from '#contract/site';
import { AdminsOnly } from '../../../features/account/components/admins-only';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

const REFUSAL = "You don't have permission to access the admin dashboard.";

export function Component() {
  return (
    <AdminsOnly here={pages.adminDashboard} refusal={REFUSAL}>
      <div className={styles.column}>
        <title>{pageTitle('Admin Dashboard')}</title>
        <h1>Admin Dashboard</h1>
        <h2 className={styles.later}>Quick Actions</h2>
        <p className={styles.actions}>
          <Link to={pages.memberManagement} className="button">
            Member Management
          </Link>
          <Link to={pages.adminPromotion} className="button">
            Admin Promotion
          </Link>
        </p>
      </div>
    </AdminsOnly>
  );
}
