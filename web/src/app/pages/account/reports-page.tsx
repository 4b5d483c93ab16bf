import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { ReportList } from '../../../features/reports/components/report-list';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <h1>
        <Trans>My Reports</Trans>
      </h1>
      <p>
        <Link to={pages.profile}>
          <Trans>My profile</Trans>
        </Link>
      </p>
      <ReportList />
    </div>
  );
}
