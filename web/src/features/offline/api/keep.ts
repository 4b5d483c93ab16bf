import { COPIES_RENEWED, type WorkerOrder } from '../../../lib/device/copies';
import { readDevice, writeDevice } from '../../../lib/device/device-store';
import { renewSubscription } from './renew-subscription';
import { worthKeeping } from './worth-keeping';

/** Within this time copies are not renewed, unless the reader follows or saves something else (ms). */
const FRESH_MS = 15 * 60_000;

/** Registers the service worker, and has it keep what the reader follows and saved. */
export async function keep(readerId: number): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  if (!navigator.onLine) return;
  if ('PushManager' in window) await renewSubscription();
  if (isSavingData() || isFresh(readerId)) return;
  const { active } = await navigator.serviceWorker.ready;
  const entries = await worthKeeping();
  active?.postMessage({ kind: 'keep', owner: readerId, entries } satisfies WorkerOrder);
  writeDevice(COPIES_RENEWED, `${Date.now()} ${readerId}`);
}

function isFresh(readerId: number): boolean {
  const [renewed, owner] = (readDevice(COPIES_RENEWED) ?? '').split(' ');
  return owner === String(readerId) && Date.now() - Number(renewed) < FRESH_MS;
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
