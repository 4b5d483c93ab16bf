import { Link } from 'react-router-dom';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
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
  );
}
