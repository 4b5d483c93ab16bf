import { useEffect, useRef } from 'react';

/** What each key does. */
export type QueueKeys = Readonly<Record<string, () => void>>;

/** Elements that need the keys themselves. */
const WRITES = 'input, textarea, select, [contenteditable="true"], dialog';

/** Listens to single keys while no field has the focus. With Ctrl, Alt or Meta a key is the browser's. */
export function useQueueKeys(keys: QueueKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(WRITES) !== null) return;
      const act = latest.current[event.key];
      if (act === undefined) return;
      event.preventDefault();
      // The keys of all pages ('?', 'j', 's') would act, too.
      event.stopImmediatePropagation();
      act();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
