import {
  COPIES_CACHE,
  COPIES_CHANGED,
  COPIES_RENEWED,
  COPIES_STALE,
  type WorkerOrder,
} from '../../../lib/device/copies';
import { readDevice, writeDevice } from '../../../lib/device/device-store';
import { HttpError } from '../../../lib/http';
import { renewSubscription } from './renew-subscription';
import { worthKeeping } from './worth-keeping';

/** Within this time copies are not renewed, unless the reader follows or saves something else (ms). */
const FRESH_MS = 15 * 60_000;

/** A change is over after this, usually (ms). */
const AFTER_CHANGE_MS = 2_000;

/** Installs the service worker, and has it keep what the reader follows and saved, now and after each change. */
export async function startKeeping(readerId: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== COPIES_CHANGED) return;
    clearTimeout(timer);
    timer = setTimeout(() => void keepIfSignedIn(readerId).catch(reportError), AFTER_CHANGE_MS);
  });
  await keepIfSignedIn(readerId);
}

/** A session that ended meanwhile is no error: the page says so, and the worker drops the copies. */
async function keepIfSignedIn(readerId: number): Promise<void> {
  try {
    await keep(readerId);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 401)) throw error;
  }
}

async function keep(readerId: number): Promise<void> {
  const order: WorkerOrder = { kind: 'own', owner: readerId };
  navigator.serviceWorker.controller?.postMessage(order);
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  if (!navigator.onLine) return;
  if ('PushManager' in window) await renewSubscription();
  if (isSavingData() || (isFresh(readerId) && !(await isStale()))) return;
  const { active } = await navigator.serviceWorker.ready;
  const entries = await worthKeeping();
  active?.postMessage({ kind: 'keep', owner: readerId, entries } satisfies WorkerOrder);
  writeDevice(COPIES_RENEWED, `${Date.now()} ${readerId}`);
}

function isFresh(readerId: number): boolean {
  const [renewed, owner] = (readDevice(COPIES_RENEWED) ?? '').split(' ');
  return owner === String(readerId) && Date.now() - Number(renewed) < FRESH_MS;
}

/** The reader changed what is worth keeping since, perhaps on a page that closed at once. */
const isStale = async () => (await caches.match(COPIES_STALE, { cacheName: COPIES_CACHE })) !== undefined;

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
