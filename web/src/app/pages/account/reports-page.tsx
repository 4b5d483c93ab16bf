import { Link } from 'react-router-dom';
import { ReportList } from '../../../features/reports/components/report-list';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <h1>My Reports</h1>
      <p>
        <Link to={pages.profile}>My profile</Link>
      </p>
      <ReportList />
    </div>
  );
}
