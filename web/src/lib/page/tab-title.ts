import { useSyncExternalStore } from 'react';

let unread = 0;
const listeners = new Set<() => void>();

/** Puts the number of unread notifications on the installed app's icon, if the browser can. */
export function showUnreadOnIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused unless the app is installed.
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => 'no badge');
}

/** Puts the number of unread notifications before the tab's title, on every page from now on. */
export function showUnreadInTitle(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

export function useUnreadInTitle(): number {
  return useSyncExternalStore(
    listen,
    () => unread,
    () => 0,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
