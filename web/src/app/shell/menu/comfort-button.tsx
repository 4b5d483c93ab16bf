import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../components/icon-button';

const ComfortDialog = lazy(() => import('./comfort-dialog'));

/** Opens the choices of how text is shown. */
export function ComfortButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="text" label={t`Reading comfort`} onPress={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <ComfortDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
