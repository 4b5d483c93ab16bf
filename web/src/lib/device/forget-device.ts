import { reportUnlessLeft } from '../report-unless-left';
import { COPIES_CACHE, COPIES_RENEWED, type WorkerOrder } from './copies';
import { removeFromDevice } from './device-store';
import { TOLD_HERE } from './told-here';

/** Before the session ends: loads no more copies, which the server would refuse. If it does not end, the next page orders the rest. */
export function stopCopies(): void {
  removeFromDevice(COPIES_RENEWED);
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage({ kind: 'stop' } satisfies WorkerOrder);
}

/** Once the reader has signed out: drops copies, badge and the subscription to notifications. The server forgot the device already. */
export async function forgetDevice(): Promise<void> {
  removeFromDevice(COPIES_RENEWED);
  removeFromDevice(TOLD_HERE);
  try {
    await forgetCopies();
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
    if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
  } catch (error) {
    // Signing out succeeded. What is left belongs to nobody.
    reportUnlessLeft(error);
  }
}

/** Nothing happens if none are kept. */
async function forgetCopies(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  navigator.serviceWorker.controller?.postMessage({ kind: 'forget' } satisfies WorkerOrder);
  await caches.delete(COPIES_CACHE);
}
