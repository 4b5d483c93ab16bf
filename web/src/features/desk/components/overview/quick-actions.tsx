import { Link } from 'react-router-dom';
import { pages } from '../../../../lib/urls';
import styles from './overview.module.css';

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className={styles.section}>
      <h2 id="quick-actions">Quick Actions</h2>
      <p className={styles.actions}>
        <Link to={pages.memberManagement} className="button">
          Member Management
        </Link>
        <Link to={pages.adminPromotion} className="button">
          Admin Promotion
        </Link>
      </p>
    </section>
  );
}
