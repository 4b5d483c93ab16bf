import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { WorkerOrder } from '../../../lib/device/copies';
import { COPIES_RENEWED } from '../../../lib/device/copies';
import { readDevice, removeFromDevice, writeDevice } from '../../../lib/device/device-store';
import { TOLD_HERE } from '../../../lib/device/told-here';
import { failure, LocalServer } from '../../../testing/local-server';
import { buildArticle, buildTopic } from '../../../testing/samples';
import { keepDeviceLists, startKeeping } from './keep';

let server: LocalServer;
let orders: WorkerOrder[];
let hasCopies: boolean;
let isStale: boolean;
const register = jest.fn(async () => undefined);
const reported = jest.fn();

/** A page with a service worker. */
function open({ saveData }: { saveData: boolean }): void {
  const worker = { postMessage: (order: WorkerOrder) => orders.push(order) };
  const container = { controller: worker, ready: Promise.resolve({ active: worker }), register };
  const serviceWorker = { ...container, addEventListener: () => undefined };
  for (const [name, value] of Object.entries({ serviceWorker, connection: { saveData } }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  Object.assign(globalThis, { PushManager: class {}, Notification: { permission: 'granted' } });
  const caches = { has: async () => hasCopies, match: async () => (isStale ? new Response() : undefined) };
  const matchMedia = () => ({ matches: false });
  Object.assign(globalThis, { reportError: reported, caches, matchMedia });
}

const keepBookmarks = (bookmarks: readonly number[]) => keepDeviceLists({ bookmarks, tracked: [] });
const kept = () => orders.filter(({ kind }) => kind === 'keep');

beforeEach(() => {
  hasCopies = true;
  isStale = false;
  server = new LocalServer();
  orders = [];
  jest.clearAllMocks();
});
afterEach(() => {
  server.close();
  removeFromDevice(COPIES_RENEWED);
  removeFromDevice(TOLD_HERE);
});

it('drops what is no longer bookmarked if the reader saves data, and loads nothing', async () => {
  open({ saveData: true });
  writeDevice(COPIES_RENEWED, `${Date.now()} 0:2,1;`);
  server.on('GET /api/device/articles?ids=2', [buildArticle(2)]);
  await keepBookmarks([2]);
  expect(orders).toEqual([
    { kind: 'own', owner: 0 },
    expect.objectContaining({ kind: 'keep', owner: 0, isSaving: true }),
    { kind: 'speak', language: 'en', messages: null },
  ]);
  expect(register).not.toHaveBeenCalled();
  expect(readDevice(COPIES_RENEWED)).toBe('0 0:2;');
  await keepBookmarks([2]);
  expect(orders).toHaveLength(4);
  open({ saveData: false });
  await keepBookmarks([2]);
  expect(kept().at(-1)).toMatchObject({ isSaving: false });
});

it('drops the copies of another reader although those of the bookmarks are fresh', async () => {
  open({ saveData: false });
  writeDevice(COPIES_RENEWED, `${Date.now()} 0:2;`);
  await keepBookmarks([2]);
  expect(orders).toEqual([{ kind: 'own', owner: 0 }]);
});

it('keeps what a visitor tracks, and drops it without a connection once tracking stops', async () => {
  open({ saveData: false });
  server.on('GET /api/device/topics?ids=3%2C2', [buildTopic(3), buildTopic(2)]);
  await keepDeviceLists({ bookmarks: [], tracked: [2, 3] });
  const stats = (order: WorkerOrder | undefined) =>
    order?.kind === 'keep' ? order.entries.map(({ url }) => url).filter((url) => url.endsWith('/stats')) : [];
  expect(stats(kept().at(-1))).toEqual(['/api/topics/3/stats', '/api/topics/2/stats']);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // The list is a copy.
  server.on('GET /api/device/topics?ids=3', [buildTopic(3), buildTopic(2)]);
  await keepDeviceLists({ bookmarks: [], tracked: [3] });
  expect(stats(kept().at(-1))).toEqual(['/api/topics/3/stats']);
  onLine.mockRestore();
});

it('drops what is no longer bookmarked although the tracked stories cannot be loaded, and keeps those', async () => {
  open({ saveData: false });
  const copies = new Map([['/api/device/topics', [buildTopic(3), buildTopic(2)]]]);
  const match = async (url: string, { ignoreSearch }: CacheQueryOptions) => {
    const copy = copies.get(ignoreSearch ? url.replace(/\?.*/, '') : url);
    return copy && Response.json(copy);
  };
  Object.assign(globalThis, { caches: { match } });
  server.on('GET /api/device/articles?ids=1', [buildArticle(1)]);
  server.on('GET /api/device/topics?ids=3', () => failure(500, 'internal', 'Something went wrong.'));
  await keepDeviceLists({ bookmarks: [1], tracked: [3] });
  const [order] = kept();
  const urls = order?.kind === 'keep' ? order.entries.map(({ url }) => url) : [];
  expect(urls).toContain(`/api/articles/${buildArticle(1).slug}`);
  expect(urls.filter((url) => url.endsWith('/stats'))).toEqual(['/api/topics/3/stats']);
  expect(reported).toHaveBeenCalledTimes(1);
  // The next visit tries again.
  expect(readDevice(COPIES_RENEWED)).toBe('0 0:1;3');
});

it('drops what a reader no longer follows although they save data, and loads nothing', async () => {
  open({ saveData: true });
  const pagination = { total: 0, limit: 30, offset: 0 };
  const following = { follows: [], pagination, counts: { open: 0, resolved: 0 }, openQuestions: 0 };
  server.on('GET /api/user/following?status=open&sort=newest&limit=30&offset=0', following);
  server.on('GET /api/saved?offset=0', { entries: [], pagination });
  await startKeeping(7);
  expect(kept()).toEqual([expect.objectContaining({ owner: 7, isSaving: true })]);
  // Within a quarter of an hour nobody asks again, unless something was changed.
  await startKeeping(7);
  expect(kept()).toHaveLength(1);
  isStale = true;
  await startKeeping(7);
  expect(kept()).toHaveLength(2);
  isStale = false;
  open({ saveData: false });
  await startKeeping(7);
  expect(kept().at(-1)).toMatchObject({ isSaving: false });
  expect(reported).not.toHaveBeenCalled();
});

it('asks for no lists of a reader who saves data and has no copies', async () => {
  open({ saveData: true });
  hasCopies = false;
  await startKeeping(7);
  expect(server.log).toEqual([]);
});

it('renews the subscription to notifications although a list fails', async () => {
  open({ saveData: false });
  writeDevice(TOLD_HERE, 'old-key');
  server.on('GET /api/push', { publicKey: null, devices: [], removedAt: null });
  await startKeeping(7);
  expect(server.log).toContain('GET /api/push');
  // The worker shows the notifications, so it needs the translations.
  expect(orders.at(-1)).toEqual({ kind: 'speak', language: 'en', messages: {} });
  expect(reported).toHaveBeenCalledTimes(1);
});

it('reports no session that has ended', async () => {
  open({ saveData: false });
  writeDevice(TOLD_HERE, 'old-key');
  const over = () => Response.json({ code: 'signed_out', message: 'Please sign in.' }, { status: 401 });
  await startKeeping(7);
  for (const route of server.log) server.on(route, over);
  reported.mockClear();
  await startKeeping(7);
  expect(server.log).toHaveLength(6);
  expect(reported).not.toHaveBeenCalled();
});
