import { Link } from 'react-router-dom';
import { Callout } from '../../../components/feedback/callout';
import { pages } from '../../../lib/urls';

export function Component() {
  return (
    <>
      <p>
        <Link to={pages.adminDashboard}>Back to Dashboard</Link>
      </p>
      <h1>Member Management</h1>
      <Callout
        title="Members are not listed here."
        hint="To become an admin, a member enters the server's key on the promotion page."
      >
        <Link to={pages.adminPromotion} className="button">
          Admin Promotion
        </Link>
      </Callout>
    </>
  );
}
