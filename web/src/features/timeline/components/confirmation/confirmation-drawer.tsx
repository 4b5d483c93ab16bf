import { lazy, Suspense, useState } from 'react';
import type { Milestone } from '#contract/timeline';

const Panel = lazy(() => import('./confirmation-panel'));

interface ConfirmationDrawerProps {
  /** The milestone whose origins are shown; null closes it. */
  milestone: Milestone | null;
  onClose: () => void;
}

/** The evidence for a milestone's confirmation, at the right side of the page. Its code is loaded on first use. */
export function ConfirmationDrawer({ milestone, onClose }: ConfirmationDrawerProps) {
  const [last, setLast] = useState(milestone);
  // Keeps its content while it closes.
  if (milestone !== null && milestone !== last) setLast(milestone);
  if (last === null) return null;
  return (
    <Suspense fallback={null}>
      <Panel milestone={last} isOpen={milestone !== null} onClose={onClose} />
    </Suspense>
  );
}
