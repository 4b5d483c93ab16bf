import { useEffect } from 'react';
import { useReader } from '../../account/api/use-reader';

/** The first page comes first (ms). */
const AFTER_MS = 3_000;

/**
 * Installs the service worker for readers, and keeps what they follow and saved for reading without a connection. The code is loaded
 * when the page is at rest. Visitors load none of it.
 */
export function useOffline(): void {
  const { reader } = useReader();
  const readerId = reader?.id;
  useEffect(() => {
    if (readerId === undefined || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      import('../api/start-keeping')
        .then(({ startKeeping }) => {
          stop = startKeeping(readerId);
        })
        .catch(reportError);
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [readerId]);
}
