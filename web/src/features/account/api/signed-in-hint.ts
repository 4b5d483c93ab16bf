import { useSyncExternalStore } from 'react';
import { SIGNED_IN_COOKIE } from '#contract';
import { readToken } from '../../../lib/auth-token';
import { onDeviceChange } from '../../../lib/device-store';

const listeners = new Set<() => void>();
const COOKIE = new RegExp(`(^|; )${SIGNED_IN_COOKIE}=`);

/** Whether somebody may be signed in here. Where nobody can be, the server need not be asked on every page. */
export function maybeSignedIn(): boolean {
  return COOKIE.test(document.cookie) || readToken() !== null;
}

/** Looks again: a call may have set the cookie, and cookies tell nobody when they change. */
export function lookAgain(): void {
  for (const listener of listeners) listener();
}

/** The session has ended: the cookie that speaks of it goes, too. */
export function dropHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  lookAgain();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopListening = onDeviceChange(listener);
  // Another tab may have signed in or out meanwhile.
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    stopListening();
    window.removeEventListener('focus', listener);
  };
}

export function useMaybeSignedIn(): boolean {
  return useSyncExternalStore(subscribe, maybeSignedIn);
}
