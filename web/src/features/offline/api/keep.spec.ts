import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { WorkerOrder } from '../../../lib/device/copies';
import { COPIES_RENEWED } from '../../../lib/device/copies';
import { readDevice, removeFromDevice, writeDevice } from '../../../lib/device/device-store';
import { TOLD_HERE } from '../../../lib/device/told-here';
import { LocalServer } from '../../../testing/local-server';
import { buildArticle } from '../../../testing/samples';
import { keepBookmarks, startKeeping } from './keep';

let server: LocalServer;
let orders: WorkerOrder[];
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
  Object.assign(globalThis, { reportError: reported });
}

beforeEach(() => {
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
  writeDevice(COPIES_RENEWED, `${Date.now()} 0:2,1`);
  server.on('GET /api/device/articles?ids=2', [buildArticle(2)]);
  await keepBookmarks([2]);
  expect(orders).toEqual([
    { kind: 'own', owner: 0 },
    expect.objectContaining({ kind: 'keep', owner: 0, isSaving: true }),
  ]);
  expect(register).not.toHaveBeenCalled();
  expect(readDevice(COPIES_RENEWED)).toBe('0 0:2');
  await keepBookmarks([2]);
  expect(orders).toHaveLength(3);
  open({ saveData: false });
  await keepBookmarks([2]);
  expect(orders.at(-1)).toMatchObject({ kind: 'keep', isSaving: false });
});

it('drops the copies of another reader although those of the bookmarks are fresh', async () => {
  open({ saveData: false });
  writeDevice(COPIES_RENEWED, `${Date.now()} 0:2`);
  await keepBookmarks([2]);
  expect(orders).toEqual([{ kind: 'own', owner: 0 }]);
});

it('renews the subscription to notifications although a list fails', async () => {
  open({ saveData: false });
  writeDevice(TOLD_HERE, 'old-key');
  server.on('GET /api/push', { publicKey: null, devices: [] });
  await startKeeping(7);
  expect(server.log).toContain('GET /api/push');
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
