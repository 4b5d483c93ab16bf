import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHoldFailures } from '../../../components/feedback/toast';
import { removeToken } from '../../../lib/device/auth-token';
import { onSignedOut } from '../../../lib/signed-out';
import { pages } from '../../../lib/urls';
import { dropSignedInHint, rememberSessionEnd } from '../api/signed-in-hint';
import { useReader } from '../api/use-reader';

interface SessionEnd {
  hasEnded: boolean;
  /** Goes to sign-in, which comes back to this page. */
  signIn: () => void;
  /** Stays on the page as a visitor. */
  stay: () => void;
}

/** Notices that the server no longer knows the reader who uses this page: the session expired or was ended elsewhere. */
export function useSessionEnd(): SessionEnd {
  const { reader, keep, refresh } = useReader();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const holdFailures = useHoldFailures();
  const isKnown = useRef(false);
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (reader !== null) isKnown.current = true;
  }, [reader]);
  useEffect(
    () =>
      onSignedOut(() => {
        if (!isKnown.current) return;
        // What fails meanwhile fails because of it, also the call that was refused.
        holdFailures(true);
        setHasEnded(true);
      }),
    [holdFailures],
  );
  const leave = async (then: () => void) => {
    isKnown.current = false;
    const found = await refresh().catch(() => null);
    // Another tab has signed in meanwhile.
    if (found !== null) return window.location.reload();
    removeToken();
    // The dialog has said it.
    rememberSessionEnd(false);
    dropSignedInHint();
    await keep(null);
    setHasEnded(false);
    holdFailures(false);
    then();
  };
  return {
    hasEnded,
    signIn: () => void leave(() => void navigate(pages.authAndBack(pathname + search + hash))),
    stay: () => void leave(() => 'the page shows what visitors see'),
  };
}
