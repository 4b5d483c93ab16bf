import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import styles from './keyboard.module.css';
import { useKeys } from './use-keys';

const KeyboardHelp = lazy(() =>
  import('./keyboard-help').then((module) => ({ default: module.KeyboardHelp })),
);

/** Listens for single keys on every page. The button at the foot of the page and `?` list them. */
export function Keyboard() {
  const [isOpen, setIsOpen] = useState(false);
  useKeys({ onHelp: () => setIsOpen(true) });
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans>Keyboard shortcuts</Trans>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeyboardHelp onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
