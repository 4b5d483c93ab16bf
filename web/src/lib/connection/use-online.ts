import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long the first attempt after an outage may take before the page shows its own message again (ms). */
const ATTEMPT_MS = 5_000;

/** Whether the browser has a connection. It may have one that does not lead to the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, hasConnection, () => true);
}

/** The server that renders a page has one. */
const hasConnection = () => typeof window === 'undefined' || navigator.onLine;

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Whether what shows this was drawn without a connection, so that a failure says nothing about the server. True until the first
 * attempt after the outage had its time.
 */
export function useDrawnOffline(): boolean {
  const [isOffline, setOffline] = useState(() => !hasConnection());
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOffline || !isOnline) return;
    const timer = setTimeout(() => setOffline(false), ATTEMPT_MS);
    return () => clearTimeout(timer);
  }, [isOffline, isOnline]);
  return isOffline;
}
