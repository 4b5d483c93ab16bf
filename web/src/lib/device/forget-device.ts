import { forgetCopies } from './copies';
import { removeFromDevice } from './device-store';
import { TOLD_HERE } from './told-here';

/** Once the reader has signed out: drops copies, badge and the subscription to notifications. The server forgot the device already. */
export async function forgetDevice(): Promise<void> {
  try {
    removeFromDevice(TOLD_HERE);
    await forgetCopies();
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
    if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
  } catch (error) {
    // Signing out succeeded. What is left belongs to nobody.
    reportError(error);
  }
}
