import { useEffect } from 'react';
import { useReader } from '../../account/api/use-reader';

/** The first page comes first (ms). */
const AFTER_MS = 3_000;

/** For readers, loads what makes pages readable without a connection when the page is at rest. Visitors load none of it. */
export function useOffline(): void {
  const readerId = useReader().reader?.id;
  useEffect(() => {
    if (readerId === undefined || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(
      () => import('../api/keep').then(({ startKeeping }) => startKeeping(readerId)).catch(reportError),
      AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [readerId]);
}
