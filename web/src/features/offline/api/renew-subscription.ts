import { PushState } from '#contract/notifications';
import { accountCalls } from '../../../lib/account-calls';
import { readDevice, removeFromDevice, writeDevice } from '../../../lib/device/device-store';
import { TOLD_HERE } from '../../../lib/device/told-here';
import { getJson, postJson } from '../../../lib/http';

/**
 * Subscribes a browser again that was told before, if the server's key was replaced. The reader's permission still holds; without it
 * nothing happens. If the reader removed the device, its subscription ends here too. After a failure the next visit tries again.
 */
export async function renewSubscription(): Promise<void> {
  const usedKey = readDevice(TOLD_HERE);
  if (usedKey === null || Notification.permission !== 'granted') return;
  const { publicKey, devices, removedAt } = await getJson(accountCalls.push, PushState);
  if (publicKey === null || devices.some(({ isThis }) => isThis)) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  if (usedKey === publicKey || removedAt !== null) return removeFromDevice(TOLD_HERE);
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const told = { ...subscription.toJSON(), serverKey: publicKey, isRenewal: true };
  await postJson(accountCalls.pushDevices, told, PushState);
  writeDevice(TOLD_HERE, publicKey);
}
