import { lazy, Suspense, useState } from 'react';
import type { Milestone } from '#contract/timeline';

const Panel = lazy(() => import('./confirmation-panel'));

interface ConfirmationDrawerProps {
  /** Whose origins are asked for; null closes it. */
  milestone: Milestone | null;
  onClose: () => void;
}

/** What stands behind a milestone's confirmation, at the page's right side; its code is loaded when it is first asked for. */
export function ConfirmationDrawer({ milestone, onClose }: ConfirmationDrawerProps) {
  const [last, setLast] = useState(milestone);
  // What it showed stays in it while it closes.
  if (milestone !== null && milestone !== last) setLast(milestone);
  if (last === null) return null;
  return (
    <Suspense fallback={null}>
      <Panel milestone={last} isOpen={milestone !== null} onClose={onClose} />
    </Suspense>
  );
}
