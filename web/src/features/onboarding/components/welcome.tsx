import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { endWelcome, keepWelcome, welcomeStep } from '../../../lib/device/welcome';
import { useReader } from '../../account/api/use-reader';

/** Loaded for new readers only. */
const WelcomeDialog = lazy(() =>
  import('./welcome-dialog').then((module) => ({ default: module.WelcomeDialog })),
);

/** Welcomes a new reader after the sign-up. It comes back on each page load, where it was, until it is skipped or finished. */
export function Welcome() {
  const { reader } = useReader();
  const [isOver, setIsOver] = useState(false);
  const step = reader === null || isOver ? null : welcomeStep(reader.username);
  if (reader === null || step === null) return null;
  const onClose = () => {
    endWelcome();
    setIsOver(true);
  };
  return (
    <Suspense fallback={null}>
      <WelcomeDialog
        reader={reader}
        first={step}
        onStep={(at) => keepWelcome(reader.username, at)}
        onClose={onClose}
      />
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
        <Trans>Choose interests, stories and notifications</Trans>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <WelcomeDialog reader={reader} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
