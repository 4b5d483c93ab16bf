import { lazy, Suspense, useEffect, useState } from 'react';
import { dropWelcome, isWelcomeDue } from '../../../lib/device/welcome';
import { useReader } from '../../account/api/use-reader';

/** Loaded for new readers only. */
const WelcomeDialog = lazy(() =>
  import('./welcome-dialog').then((module) => ({ default: module.WelcomeDialog })),
);

/** Welcomes a new reader once, right after the first sign-up. */
export function Welcome() {
  const { reader } = useReader();
  const [isOpen, setIsOpen] = useState(isWelcomeDue);
  const isShown = isOpen && reader !== null;
  useEffect(() => {
    if (isShown) dropWelcome();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <WelcomeDialog reader={reader} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}

/** The same questions, from the profile. */
export function WelcomeAgain() {
  const { reader } = useReader();
  const [isOpen, setIsOpen] = useState(false);
  if (reader === null) return null;
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Choose interests, stories and notifications
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <WelcomeDialog reader={reader} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
