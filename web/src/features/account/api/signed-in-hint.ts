import { useSyncExternalStore } from 'react';
import { SIGNED_IN_COOKIE } from '#contract/accounts';
import { readToken } from '../../../lib/device/auth-token';
import { onDeviceChange } from '../../../lib/device/device-store';

const listeners = new Set<() => void>();
const COOKIE = new RegExp(`(^|; )${SIGNED_IN_COOKIE}=`);

/** What was seen: reading cookies asks another process, and many pieces of a page ask for it. */
let seen: boolean | undefined;

/** Whether somebody may be signed in here. Where nobody can be, the server need not be asked on every page. */
export function maybeSignedIn(): boolean {
  seen ??= COOKIE.test(document.cookie) || readToken() !== null;
  return seen;
}

/** Looks again: a call may have set the cookie, and cookies tell nobody when they change. */
export function lookAgain(): void {
  seen = undefined;
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
  return () => listeners.delete(listener);
}

// Another tab may have signed in or out meanwhile.
onDeviceChange(lookAgain);
window.addEventListener('focus', lookAgain);

export function useMaybeSignedIn(): boolean {
  return useSyncExternalStore(subscribe, maybeSignedIn);
}
