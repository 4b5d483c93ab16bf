import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type PageName, UNAUTHORIZED_SHOWN_MS } from '#contract/site';
import { Callout } from '../../components/feedback/callout';
import { TabTitle } from '../../components/tab-title';
import { pages } from '../../lib/urls';

function refusalOf(page: PageName): string {
  return page === 'admin-dashboard'
    ? t`You don't have permission to access the admin dashboard.`
    : t`You don't have permission to access this page.`;
}

/** In place of a page that the reader may not see. Redirects to the front page. */
export function Refused({ page }: { page: PageName }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(pages.home, { replace: true }), UNAUTHORIZED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <TabTitle page={t`Unauthorized`} />
      <Callout level="h1" alert title={t`Unauthorized`} hint={refusalOf(page)}>
        <Link to={pages.home} className="button button-primary">
          <Trans>Return to Home</Trans>
        </Link>
      </Callout>
    </>
  );
}
