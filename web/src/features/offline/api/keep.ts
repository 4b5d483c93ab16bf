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
import { tellWorkerLanguage } from '../../../lib/language/tell-worker';
import { reportUnlessLeft } from '../../../lib/report-unless-left';
import { isSigningOut } from '../../account/api/sign-out';
import { renewSubscription } from './renew-subscription';
import { type DeviceLists, deviceListsWorthKeeping, worthKeeping } from './worth-keeping';

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
    timer = setTimeout(() => void keep(readerId).catch(reportUnlessLeft), AFTER_CHANGE_MS);
  });
  await keep(readerId);
  await tellWorkerLanguage();
}

async function keep(readerId: number): Promise<void> {
  if (isSigningOut()) return;
  own(readerId);
  await register();
  if (!navigator.onLine || isSigningOut()) return;
  const subscribed = 'PushManager' in window ? renewSubscription() : undefined;
  for (const result of await Promise.allSettled([renewCopies(readerId), subscribed]))
    if (result.status === 'rejected' && !isSessionOver(result.reason)) reportUnlessLeft(result.reason);
}

/** With Data Saver it only drops what is no longer followed or saved. Once that is off, copies are not fresh. */
async function renewCopies(readerId: number): Promise<void> {
  const isSaving = isSavingData();
  if (isSaving && !(await caches.has(COPIES_CACHE))) return;
  const whose = isSaving ? `${readerId}:saving` : String(readerId);
  if ((isFresh(whose) && !(await isStale())) || isSigningOut()) return;
  await order({ owner: readerId, entries: await worthKeeping(), isSaving });
  noteRenewed(whose);
}

/** A session that ended meanwhile is no error: the page says so, and the worker drops the copies. */
const isSessionOver = (error: unknown) => error instanceof HttpError && error.status === 401;

/**
 * Has the articles kept that a visitor bookmarked and the stories that they track, and drops those that were removed, even without a
 * connection. With Data Saver it only drops.
 * @param lists their ids, the newest last
 */
export async function keepDeviceLists(lists: DeviceLists): Promise<void> {
  const bookmarks = asListed(lists.bookmarks);
  const tracked = asListed(lists.tracked);
  const whose = `${VISITOR}:${bookmarks};${tracked}`;
  const isSaving = isSavingData();
  own(VISITOR);
  if (isSaving ? !hasOthers(whose) : isFresh(whose)) return;
  if (!isSaving) await register();
  const { entries, failures } = await deviceListsWorthKeeping({ bookmarks, tracked });
  await order({ owner: VISITOR, entries, isSaving });
  await tellWorkerLanguage();
  if (bookmarks.length + tracked.length === 0) removeFromDevice(COPIES_RENEWED);
  // What could not be loaded is asked for again once there is a connection, or one that need not be saved.
  else noteRenewed(whose, navigator.onLine && !isSaving && failures.length === 0 ? Date.now() : 0);
  for (const failure of failures) reportUnlessLeft(failure);
}

/** As the pages ask for them, the newest first. */
const asListed = (ids: readonly number[]) => ids.toReversed().slice(0, DEVICE_IDS_MOST);

function own(owner: number): void {
  navigator.serviceWorker.controller?.postMessage({ kind: 'own', owner } satisfies WorkerOrder);
}

const register = () => navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });

async function order(what: KeepOrder): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'keep', ...what } satisfies WorkerOrder);
}

const noteRenewed = (whose: string, at = Date.now()) => writeDevice(COPIES_RENEWED, `${at} ${whose}`);

/** Without a connection nothing can be fresher. */
function isFresh(whose: string): boolean {
  const [renewed, renewedFor] = lastRenewed();
  return renewedFor === whose && (!navigator.onLine || Date.now() - Number(renewed) < FRESH_MS);
}

/** Whether copies may have been kept that are not wanted any more. */
function hasOthers(whose: string): boolean {
  const [, renewedFor] = lastRenewed();
  return navigator.serviceWorker.controller !== null && renewedFor !== undefined && renewedFor !== whose;
}

const lastRenewed = () => (readDevice(COPIES_RENEWED) ?? '').split(' ');

/** The reader changed what is worth keeping since, perhaps on a page that closed at once. */
const isStale = async () => (await caches.match(COPIES_STALE, { cacheName: COPIES_CACHE })) !== undefined;

/** Data Saver. Most browsers know one of both, or neither. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (connection?.saveData ?? false) || matchMedia('(prefers-reduced-data: reduce)').matches;
}
