import { useSyncExternalStore } from 'react';

/** The first signs of a reader using the page. */
const EVENTS = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
/** Some assistive technology sends no events. It waits no longer than this. */
const PATIENCE_MS = 10_000;

const listeners = new Set<() => void>();
let touched = false;
let stop: (() => void) | undefined;

/** Marks the page as touched. */
export function touch(): void {
  touched = true;
  stop?.();
  stop = undefined;
  for (const listener of listeners) listener();
}

function watch(): () => void {
  const patience = setTimeout(touch, PATIENCE_MS);
  for (const name of EVENTS) addEventListener(name, touch, { passive: true });
  return () => {
    clearTimeout(patience);
    for (const name of EVENTS) removeEventListener(name, touch);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!touched) stop ??= watch();
  return () => listeners.delete(listener);
}

/** False until the reader uses the page or stays for a while. Until then nothing more needs to load. */
export function useTouched(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => touched,
    () => false,
  );
}
