import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { failure, LocalServer } from '../testing/local-server';
import { showMessage, subscribeAgain } from './push';

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

describe('the number on the icon', () => {
  const shown: string[] = [];
  const numbers: (number | null)[] = [];
  const badges = {
    setAppBadge: async (count: number) => void numbers.push(count),
    clearAppBadge: async () => void numbers.push(null),
  };
  const message = (unread: unknown) =>
    ({ json: () => ({ title: `${unread} unread`, body: '', link: '/', unread }) }) as PushMessageData;

  beforeEach(() => {
    Object.assign(globalThis, {
      registration: { showNotification: async (title: string) => shown.push(title) },
    });
  });
  afterEach(() => {
    shown.length = 0;
    numbers.length = 0;
    for (const name of Object.keys(badges)) Reflect.deleteProperty(navigator, name);
  });

  it('is that of unread notifications, and goes with the last of them', async () => {
    Object.assign(navigator, badges);
    for (const unread of [2, 0, 7, -1, 'many']) await showMessage(message(unread));
    expect(numbers).toEqual([2, null, 7, null, null]);
    expect(shown).toHaveLength(5);
  });

  it('is left out where the browser refuses it or has none', async () => {
    await showMessage(message(1));
    Object.assign(navigator, badges, { setAppBadge: () => Promise.reject(new Error('not installed')) });
    await showMessage(message(2));
    expect(shown).toEqual(['1 unread', '2 unread']);
  });
});
