import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Reported } from './reported';

const ReportDialog = lazy(() => import('./report-dialog'));

interface ReportButtonProps {
  reported: Reported;
  className?: string | undefined;
  /** The id of the element that names the thing, if the button stands in a list of them. */
  describedBy?: string;
}

/** Opens the dialog that reports an inaccuracy in something. */
export function ReportButton({ reported, className = 'button button-text', describedBy }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-describedby={describedBy}
        data-print="no"
        onClick={() => setIsOpen(true)}
      >
        <Trans>Report an inaccuracy</Trans>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog reported={reported} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
