import { useSyncExternalStore } from 'react';
import { SIGNED_IN_COOKIE } from '#contract/accounts';
import { readToken } from '../../../lib/device/auth-token';
import { onDeviceChange } from '../../../lib/device/device-store';

const listeners = new Set<() => void>();
const COOKIE = new RegExp(`(^|; )${SIGNED_IN_COOKIE}=`);

/** The last result. Reading cookies is slow (it asks another process), and many components need it. */
let seen: boolean | undefined;

/** True if somebody may be signed in here. Otherwise no page needs to ask the server. The server renders for visitors. */
export function maybeSignedIn(): boolean {
  if (typeof document === 'undefined') return false;
  seen ??= COOKIE.test(document.cookie) || readToken() !== null;
  return seen;
}

/** Whether the server no longer knew the reader whom this device remembered when the page was loaded. */
let hasEnded = false;

/** Remembers that a session has ended, until somebody signs in or out here. */
export function rememberSessionEnd(ended: boolean): void {
  hasEnded = ended;
}

/** Reads the cookie again: a call may have set it, and cookies have no change event. */
export function rereadHint(): void {
  seen = undefined;
  for (const listener of listeners) listener();
}

/** Removes the cookie that hints at a session, once the session has ended. */
export function dropSignedInHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  rereadHint();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab may have signed in or out meanwhile.
if (typeof window !== 'undefined') {
  onDeviceChange(rereadHint);
  window.addEventListener('focus', rereadHint);
}

export function useMaybeSignedIn(): boolean {
  return useSyncExternalStore(subscribe, maybeSignedIn, () => false);
}

/** True if the device remembered a reader whose session has ended meanwhile. */
export function useHasSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasEnded,
    () => false,
  );
}
