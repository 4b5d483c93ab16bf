import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { copiedCalls, onAnswer } from './saved-copies';

/** The wait before calls are repeated: at least this long, and up to twice as long, so that tabs and readers do not call at once (ms). */
const PAUSE_MS = 500;
/** A server that answers some calls only is not asked for the others more often (ms). */
const REST_MS = 30_000;

/**
 * Once the connection is back, or the server answers again while copies are shown, repeats the calls that failed or were answered by
 * copies: each one time, and no others.
 */
export function useRetryWhenOnline(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retriedAt = Number.NEGATIVE_INFINITY;
    const retry = () => {
      timer = undefined;
      retriedAt = performance.now();
      const copied = new Set(copiedCalls());
      for (const key of [...cache.keys()])
        if (cache.get(key)?.error !== undefined || copied.has(key))
          // A call that fails again shows its message.
          mutate(key).catch(() => 'shown by what made the call');
    };
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(retry, PAUSE_MS * (1 + Math.random()));
    };
    window.addEventListener('online', schedule);
    const stopListening = onAnswer(() => {
      if (timer === undefined && performance.now() - retriedAt >= REST_MS) schedule();
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', schedule);
      stopListening();
    };
  }, [cache, mutate]);
}
