import { useSyncExternalStore } from 'react';

/** What readers do with a page first. */
const EVENTS = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
/** Some ways of reading tell the page nothing: they wait no longer than this. */
const PATIENCE_MS = 10_000;

let touched = false;

function subscribe(listener: () => void): () => void {
  const onTouch = () => {
    touched = true;
    stop();
    listener();
  };
  const patience = setTimeout(onTouch, PATIENCE_MS);
  const stop = () => {
    clearTimeout(patience);
    for (const name of EVENTS) removeEventListener(name, onTouch);
  };
  if (!touched) for (const name of EVENTS) addEventListener(name, onTouch, { passive: true });
  return stop;
}

/** False until the reader does something with the page, or stays with it for a while: until then nothing more need be loaded. */
export function useTouched(): boolean {
  return useSyncExternalStore(subscribe, () => touched);
}
