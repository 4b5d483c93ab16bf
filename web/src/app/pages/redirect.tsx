import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';

interface RedirectProps {
  to: string;
  /** The tab to open, if not the page's first. */
  tab?: string;
}

/** Another address of a page: same parameters, query and anchor, and no entry in the history. */
export function Redirect({ to, tab }: RedirectProps) {
  const params = useParams();
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  if (tab !== undefined) query.set('tab', tab);
  return <Navigate to={{ pathname: generatePath(to, params), search: query.toString(), hash }} replace />;
}
