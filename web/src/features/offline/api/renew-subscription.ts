import { PushState } from '#contract/notifications';
import { readDevice, writeDevice } from '../../../lib/device/device-store';
import { TOLD_HERE } from '../../../lib/device/told-here';
import { getJson, postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/**
 * Subscribes a browser again that was told before, if the server's key was replaced or the server forgot it. The reader's permission
 * still holds; without it nothing happens.
 */
export async function renewSubscription(): Promise<void> {
  if (readDevice(TOLD_HERE) === null || Notification.permission !== 'granted') return;
  const { publicKey, devices } = await getJson(calls.push, PushState);
  if (publicKey === null || (devices.some(({ isThis }) => isThis) && readDevice(TOLD_HERE) === publicKey))
    return;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await postJson(calls.pushDevices, subscription.toJSON(), PushState);
  writeDevice(TOLD_HERE, publicKey);
}
