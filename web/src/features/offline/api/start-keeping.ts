import { COPIES_CHANGED, type WorkerOrder } from '../../../lib/device/copies';
import { readDevice, writeDevice } from '../../../lib/device/device-store';
import { renewSubscription } from './renew-subscription';
import { worthKeeping } from './worth-keeping';

/** When the copies were last renewed, and whose they are. */
const KEY = 'copies_renewed';
/** Page loads within this time renew nothing (ms). */
const FRESH_MS = 15 * 60_000;

/** Registers the service worker, and has it keep what the reader follows and saved, now and after changes. Returns how to stop. */
export function startKeeping(readerId: number): () => void {
  const keep = () => void keepNow(readerId).catch(reportError);
  const onMessage = ({ data }: MessageEvent) => {
    if (data === COPIES_CHANGED) keep();
  };
  navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(reportError);
  navigator.serviceWorker.addEventListener('message', onMessage);
  // Messages that came before are waiting.
  navigator.serviceWorker.startMessages();
  if ('PushManager' in window) renewSubscription().catch(reportError);
  const [renewed, owner] = (readDevice(KEY) ?? '').split(' ');
  if (owner !== String(readerId) || Date.now() - Number(renewed) > FRESH_MS) keep();
  return () => navigator.serviceWorker.removeEventListener('message', onMessage);
}

async function keepNow(readerId: number): Promise<void> {
  if (!navigator.onLine || isSavingData()) return;
  const { active } = await navigator.serviceWorker.ready;
  const entries = await worthKeeping();
  active?.postMessage({ kind: 'keep', owner: readerId, entries } satisfies WorkerOrder);
  writeDevice(KEY, `${Date.now()} ${readerId}`);
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
