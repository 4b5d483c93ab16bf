import { lazy, Suspense } from 'react';
import { useSessionEnd } from '../hooks/use-session-end';

const SessionEndDialog = lazy(() =>
  import('./session-end-dialog').then((module) => ({ default: module.SessionEndDialog })),
);

/** Says that the session has ended, on every page. */
export function SessionEnd() {
  const { hasEnded, signIn, stay } = useSessionEnd();
  if (!hasEnded) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndDialog onSignIn={signIn} onStay={stay} />
    </Suspense>
  );
}
