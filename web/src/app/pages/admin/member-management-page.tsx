import { Link } from 'react-router-dom';
import { Notice } from '../../../components/feedback/notice';
import { pages } from '../../../lib/urls';

export function Component() {
  return (
    <>
      <p>
        <Link to={pages.adminDashboard}>Back to Dashboard</Link>
      </p>
      <h1>Member Management</h1>
      <Notice
        title="Members are not listed here."
        hint="Each member becomes an admin on the promotion page, with the server's key."
      >
        <Link to={pages.adminPromotion} className="button">
          Admin Promotion
        </Link>
      </Notice>
    </>
  );
}
