import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { compiledCatalogue } from '../../messages';
import { failure, LocalServer } from '../testing/local-server';
import { keepLanguage } from './language';
import { showMessage, subscribeAgain } from './push';

const DEVICES = 'POST /api/push/devices';
const unsubscribe = jest.fn(async () => true);
const toJSON = () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } });
const old = { options: { applicationServerKey: new Uint8Array([251, 255]).buffer } } as PushSubscription;

let server: LocalServer;
let stored: Response | undefined;
beforeEach(() => {
  server = new LocalServer();
  stored = undefined;
  const put = async (_: string, response: Response) => {
    stored = response;
  };
  Object.assign(globalThis, { caches: { match: async () => stored?.clone(), open: async () => ({ put }) } });
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

describe('a message', () => {
  const shown: (string | undefined)[] = [];
  const show = async (message: object) => {
    shown.length = 0;
    await showMessage({ json: () => ({ link: '/', unread: 1, ...message }) } as PushMessageData);
    return shown;
  };
  const speak = async (language: string) => {
    const messages = await compiledCatalogue(readFileSync(`web/catalogues/${language}.po`, 'utf8'), language);
    await keepLanguage({ language, messages: messages as Record<string, string> });
  };
  const ended = {
    title: 'Ended: New strike',
    body: 'And 2 more (2 origins)',
    news: { title: [7, 17], body: [[0, 10]] },
  };

  beforeEach(() => {
    const showNotification = async (title: string, { body }: NotificationOptions) => shown.push(title, body);
    Object.assign(globalThis, { registration: { showNotification } });
  });

  it.each([
    ['de', ['Beendet: New strike', 'And 2 more (2 Ursprünge)']],
    ['es', ['Terminada: New strike', 'And 2 more (2 orígenes)']],
    ['fr', ['Terminée\u202F: New strike', 'And 2 more (2 origines)']],
    ['ar', ['انتهت: New strike', 'And 2 more (مصدران أصليان)']],
  ])('in %s says the words around those of a report', async (language, expected) => {
    await speak(language);
    expect(await show(ended)).toEqual(expected);
  });

  it('that joins several is said line by line', async () => {
    await speak('de');
    const joined = {
      title: '3 new notifications',
      body: 'Ended: Strike\nand 2 more\nDam strike ends, and 1 more',
      news: { title: null, body: [[7, 13], null, [0, 10]] },
    };
    expect(await show(joined)).toEqual([
      '3 neue Benachrichtigungen',
      'Beendet: Strike\nund 2 weitere\nDam strike: beendet und 1 weitere',
    ]);
  });

  it('is in English until a page has told its language, and again after English was chosen', async () => {
    const english = ['Ended: New strike', 'And 2 more (2 origins)'];
    expect(await show(ended)).toEqual(english);
    await speak('de');
    await keepLanguage({ language: 'en', messages: {} });
    expect(await show(ended)).toEqual(english);
  });

  it('of an older server is shown as it is, and one that cannot be read in general words', async () => {
    await speak('de');
    expect(await show({ ...ended, news: undefined })).toEqual([
      'Ended: New strike',
      'And 2 more (2 origins)',
    ]);
    expect(await show({ title: 7 })).toEqual(['Followthrough', 'Es gibt Neuigkeiten.']);
  });
});
