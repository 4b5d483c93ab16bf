import { lazy, Suspense, useEffect, useState } from 'react';
import { onProofNeeded } from '../../../../lib/proof';

const ProofDialog = lazy(() => import('./proof-dialog').then((module) => ({ default: module.ProofDialog })));

/** Asks for a proof, on every page, when a dangerous call needs one. */
export function ProofRequest() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(
    () =>
      onProofNeeded(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAnswer(() => resolve);
        return promise;
      }),
    [],
  );
  if (answer === null) return null;
  const close = (isProven: boolean) => {
    setAnswer(null);
    answer(isProven);
  };
  return (
    <Suspense fallback={null}>
      <ProofDialog onProven={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  );
}
