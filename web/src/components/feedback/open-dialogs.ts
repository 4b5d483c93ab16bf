import { useSyncExternalStore } from 'react';

/** The topmost is the last. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Says that a modal dialog is open. Returns how to say that it is closed. */
export function markOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((each) => each !== dialog));
}

/** The topmost modal dialog, or null. The page outside of it is inert: nothing there can be pressed, and nothing is announced. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, () => null);
}

const topDialog = () => open.at(-1) ?? null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
