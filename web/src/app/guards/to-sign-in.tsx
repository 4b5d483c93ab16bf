import { Navigate, useLocation } from 'react-router-dom';
import { pages } from '../../lib/urls';

/** Redirects to sign-in, which comes back to this page. */
export function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={pages.authAndBack(pathname + search + hash)} replace />;
}
