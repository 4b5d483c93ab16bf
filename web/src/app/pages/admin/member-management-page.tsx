import { Link } from 'react-router-dom';
import { Members } from '../../../features/desk/components/members/members';
import { pages } from '../../../lib/urls';

export function Component() {
  return (
    <>
      <p>
        <Link to={pages.adminDashboard}>Back to Dashboard</Link>
      </p>
      <h1>Member Management</h1>
      <Members />
    </>
  );
}
