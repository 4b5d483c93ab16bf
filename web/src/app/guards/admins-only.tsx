import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type PageName, UNAUTHORIZED_SHOWN_MS } from '#contract/site';
import { Callout } from '../../components/feedback/callout';
import { Spinner } from '../../components/feedback/spinner';
import { TabTitle } from '../../components/tab-title';
import { useReader } from '../../features/account/api/use-reader';
import { pages } from '../../lib/urls';
import type { GuardProps } from './guard';
import { ToSignIn } from './to-sign-in';

const REFUSAL = "You don't have permission to access this page.";
/** Pages with a refusal of their own. */
const REFUSALS: Readonly<Partial<Record<PageName, string>>> = {
  'admin-dashboard': "You don't have permission to access the admin dashboard.",
};

/** Shows a page to admins. Other readers see a refusal and are redirected to the front page. */
export function Guard({ page, children }: GuardProps) {
  const { reader, isResolving } = useReader();
  if (isResolving) return <Spinner label="Checking your account" />;
  if (reader === null) return <ToSignIn />;
  return reader.isAdmin ? children : <Refused refusal={REFUSALS[page] ?? REFUSAL} />;
}

function Refused({ refusal }: { refusal: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(pages.home, { replace: true }), UNAUTHORIZED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <TabTitle page="Unauthorized" />
      <Callout level="h1" alert title="Unauthorized" hint={refusal}>
        <Link to={pages.home} className="button button-primary">
          Return to Home
        </Link>
      </Callout>
    </>
  );
}
