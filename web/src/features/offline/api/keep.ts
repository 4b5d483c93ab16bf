import { DEVICE_IDS_MOST } from '#contract/reading';
import {
  COPIES_CACHE,
  COPIES_CHANGED,
  COPIES_RENEWED,
  COPIES_STALE,
  type KeepOrder,
  VISITOR,
  type WorkerOrder,
} from '../../../lib/device/copies';
import { readDevice, removeFromDevice, writeDevice } from '../../../lib/device/device-store';
import { HttpError } from '../../../lib/http';
import { isSigningOut } from '../../account/api/sign-out';
import { renewSubscription } from './renew-subscription';
import { bookmarksWorthKeeping, worthKeeping } from './worth-keeping';

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
  if (isSigningOut()) return;
  try {
    await keep(readerId);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 401)) throw error;
  }
}

async function keep(readerId: number): Promise<void> {
  await install(readerId);
  if (!navigator.onLine) return;
  const whose = String(readerId);
  if (!isSavingData() && (!isFresh(whose) || (await isStale()))) {
    await order({ owner: readerId, entries: await worthKeeping() });
    noteRenewed(whose);
  }
  if ('PushManager' in window) await renewSubscription();
}

/**
 * Has the articles kept that a visitor bookmarked, and drops those whose bookmark was removed, even without a connection.
 * @param bookmarks their ids, the newest last
 */
export async function keepBookmarks(bookmarks: readonly number[]): Promise<void> {
  // As the Saved page asks for them.
  const ids = bookmarks.toReversed().slice(0, DEVICE_IDS_MOST);
  const whose = `${VISITOR}:${ids}`;
  if (isSavingData() || isFresh(whose)) return;
  await install(VISITOR);
  await order({ owner: VISITOR, entries: await bookmarksWorthKeeping(ids) });
  if (ids.length === 0) removeFromDevice(COPIES_RENEWED);
  // What could not be loaded is asked for again once there is a connection.
  else noteRenewed(whose, navigator.onLine ? Date.now() : 0);
}

async function install(owner: number): Promise<void> {
  navigator.serviceWorker.controller?.postMessage({ kind: 'own', owner } satisfies WorkerOrder);
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
}

async function order(what: KeepOrder): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'keep', ...what } satisfies WorkerOrder);
}

const noteRenewed = (whose: string, at = Date.now()) => writeDevice(COPIES_RENEWED, `${at} ${whose}`);

/** Without a connection nothing can be fresher. */
function isFresh(whose: string): boolean {
  const [renewed, renewedFor] = (readDevice(COPIES_RENEWED) ?? '').split(' ');
  return renewedFor === whose && (!navigator.onLine || Date.now() - Number(renewed) < FRESH_MS);
}

/** The reader changed what is worth keeping since, perhaps on a page that closed at once. */
const isStale = async () => (await caches.match(COPIES_STALE, { cacheName: COPIES_CACHE })) !== undefined;

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
