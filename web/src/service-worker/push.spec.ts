import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { failure, LocalServer } from '../testing/local-server';
import { subscribeAgain } from './push';

const DEVICES = 'POST /api/push/devices';
const unsubscribe = jest.fn(async () => true);
const toJSON = () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } });
const old = { options: { applicationServerKey: new Uint8Array([251, 255]).buffer } } as PushSubscription;

let server: LocalServer;
beforeEach(() => {
  server = new LocalServer();
  unsubscribe.mockClear();
  const pushManager = { subscribe: async () => ({ toJSON, unsubscribe }) };
  Object.assign(globalThis, { registration: { pushManager } });
});
afterEach(() => server.close());

it('tells the server of a subscription that the browser replaced', async () => {
  server.on(DEVICES, {});
  await subscribeAgain(old);
  expect(server.calls[0]?.body).toEqual({ ...toJSON(), serverKey: '-_8', isRenewal: true });
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('ends the new subscription if the reader removed the device', async () => {
  server.on(DEVICES, () => failure(410, 'device_removed', 'You removed this device.'));
  await subscribeAgain(old);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it('keeps it if the key of the server was replaced too: the next page subscribes with the new one', async () => {
  server.on(DEVICES, () => failure(409, 'old_key', 'This page is out of date.'));
  await subscribeAgain(old);
  expect(unsubscribe).not.toHaveBeenCalled();
});
