import { useSyncExternalStore } from 'react';

/** What readers do with a page first. */
const EVENTS = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
/** Some ways of reading tell the page nothing: they wait no longer than this. */
const PATIENCE_MS = 10_000;

const listeners = new Set<() => void>();
let touched = false;
let stop: (() => void) | undefined;

/** From now on the page counts as touched. */
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

/** False until the reader does something with the page, or stays with it for a while: until then nothing more need be loaded. */
export function useTouched(): boolean {
  return useSyncExternalStore(subscribe, () => touched);
}
