import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { copiedCalls } from './saved-copies';

/** The wait before calls are repeated: at least this long, and up to twice as long, so that tabs and readers do not call at once (ms). */
const PAUSE_MS = 500;

/** Once the connection is back, repeats the calls that failed or were answered by copies: each one time, and no others. */
export function useRetryWhenOnline(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retry = () => {
      const copied = new Set(copiedCalls());
      for (const key of [...cache.keys()])
        if (cache.get(key)?.error !== undefined || copied.has(key))
          // A call that fails again shows its message.
          mutate(key).catch(() => 'shown by what made the call');
    };
    const onOnline = () => {
      clearTimeout(timer);
      timer = setTimeout(retry, PAUSE_MS * (1 + Math.random()));
    };
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [cache, mutate]);
}
