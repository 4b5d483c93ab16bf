import { Link } from 'react-router-dom';
import { pageTitle } from '#contract/site';
import { Callout } from '../../../components/feedback/callout';
import { AdminsOnly } from '../../../features/account/components/admins-only';
import { pages } from '../../../lib/urls';

const REFUSAL = "You don't have permission to access this page.";

export function Component() {
  return (
    <AdminsOnly here={pages.memberManagement} refusal={REFUSAL}>
      <title>{pageTitle('Member Management')}</title>
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
    </AdminsOnly>
  );
}
