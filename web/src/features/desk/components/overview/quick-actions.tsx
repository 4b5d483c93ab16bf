import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { pages } from '../../../../lib/urls';
import styles from './overview.module.css';

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className={styles.section}>
      <h2 id="quick-actions">
        <Trans>Quick Actions</Trans>
      </h2>
      <p className={styles.actions}>
        <Link to={pages.memberManagement} className="button">
          <Trans>Member Management</Trans>
        </Link>
        <Link to={pages.adminPromotion} className="button">
          <Trans>Admin Promotion</Trans>
        </Link>
      </p>
    </section>
  );
}
