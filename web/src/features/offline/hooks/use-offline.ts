import { useEffect } from 'react';
import { COPIES_CHANGED, COPIES_RENEWED } from '../../../lib/device/copies';
import { removeFromDevice } from '../../../lib/device/device-store';
import { useReader } from '../../account/api/use-reader';

/** The first page, or a change, comes first (ms). */
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
    let timer: ReturnType<typeof setTimeout>;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        import('../api/keep').then(({ keep }) => keep(readerId)).catch(reportError);
      }, AFTER_MS);
    };
    const onMessage = ({ data }: MessageEvent) => {
      if (data !== COPIES_CHANGED) return;
      // The next page does it if this one closes before.
      removeFromDevice(COPIES_RENEWED);
      keepSoon();
    };
    keepSoon();
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', onMessage);
    };
  }, [readerId]);
}
