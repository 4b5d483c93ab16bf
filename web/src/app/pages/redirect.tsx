import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';

/** Another address of a page: same parameters, query and anchor, and no entry in the history. */
export function Redirect({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: generatePath(to, params), search, hash }} replace />;
}
