import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Members } from '../../../features/desk/components/members/members';
import { pages } from '../../../lib/urls';

export function Component() {
  return (
    <>
      <p>
        <Link to={pages.adminDashboard}>
          <Trans>Back to Dashboard</Trans>
        </Link>
      </p>
      <h1>
        <Trans>Member Management</Trans>
      </h1>
      <Members />
    </>
  );
}
