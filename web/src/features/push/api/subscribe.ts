import { PushState } from '#contract/notifications';
import { accountCalls } from '../../../lib/account-calls';
import { readerZone } from '../../../lib/dates';
import { readDevice, removeFromDevice, writeDevice } from '../../../lib/device/device-store';
import { TOLD_HERE } from '../../../lib/device/told-here';
import { deleteJson, postJson } from '../../../lib/http';
import { tellWorkerLanguage } from '../../../lib/language/tell-worker';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

/** Subscribes this browser, which must allow notifications already, and tells the server. */
export async function subscribe(publicKey: string): Promise<PushState> {
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  });
  await navigator.serviceWorker.ready;
  // A subscription with another key cannot be changed.
  if (readDevice(TOLD_HERE) !== publicKey)
    await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const told = {
    ...subscription.toJSON(),
    serverKey: publicKey,
    timeZone: readerZone(),
    isRenewal: false,
  };
  const state = await postJson(accountCalls.pushDevices, told, PushState);
  refetch(calls.settings);
  writeDevice(TOLD_HERE, publicKey);
  await tellWorkerLanguage();
  return state;
}

/** Ends the subscription of a device. That of this browser also ends in the browser. */
export async function forgetPushDevice(id: number, isThis: boolean): Promise<void> {
  await deleteJson(accountCalls.pushDevice(id));
  if (!isThis) return;
  removeFromDevice(TOLD_HERE);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
