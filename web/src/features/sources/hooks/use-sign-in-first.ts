import { useLocation, useNavigate } from 'react-router-dom';
import { pages } from '../../../lib/urls';
import { useReader } from '../../account/api/use-reader';

/** Actions for readers with an account. Visitors go to sign-in and return to this page. */
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
