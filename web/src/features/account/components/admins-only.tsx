import { type ReactNode, useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { pageTitle, UNAUTHORIZED_SHOWN_MS } from '#contract/site';
import { Callout } from '../../../components/feedback/callout';
import { Spinner } from '../../../components/feedback/spinner';
import { pages } from '../../../lib/urls';
import { useReader } from '../api/use-reader';

interface AdminsOnlyProps {
  /** This page's address, to return to after sign-in. */
  here: string;
  /** The message for a reader who is not an admin. */
  refusal: string;
  children: ReactNode;
}

/** Shows a page to admins. Others see a message and are redirected. The server checks every call as well. */
export function AdminsOnly({ here, refusal, children }: AdminsOnlyProps) {
  const { reader, isResolving } = useReader();
  if (isResolving) return <Spinner label="Loading your account" />;
  if (reader === null) return <Navigate to={pages.authAndBack(here)} replace />;
  return reader.isAdmin ? children : <Refused refusal={refusal} />;
}

function Refused({ refusal }: { refusal: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(pages.home, { replace: true }), UNAUTHORIZED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <title>{pageTitle('Unauthorized')}</title>
      <Callout level="h1" alert title="Unauthorized" hint={refusal}>
        <Link to={pages.home} className="button button-primary">
          Return to Home
        </Link>
      </Callout>
    </>
  );
}
