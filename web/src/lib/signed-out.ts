const listeners = new Set<() => void>();

/** Tells the page that a call was refused because nobody is signed in. */
export function reportSignedOut(): void {
  for (const listener of listeners) listener();
}

/** Returns how to stop listening. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
