import { useLocation, useNavigate } from 'react-router-dom';
import { pages } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';

/** What only readers with an account do: others are led to sign in, and come back to this page. */
export function useSignInFirst(): { isPending: boolean; asReader: (act: () => void) => void } {
  const { reader, isResolving } = useReader();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const asReader = (act: () => void) => {
    if (isResolving) return;
    if (reader === null) void navigate(pages.authAndBack(pathname + search + hash));
    else act();
  };
  return { isPending: isResolving, asReader };
}
