import { t } from '@lingui/core/macro';
import { noticeWords } from '#words/notice-words';
import { speak } from './language';
import { worker } from './worker';

/** Where the words of a report stand in a text. Null if there are none. */
type Span = readonly [from: number, to: number] | null;

/** What the server sends, decrypted. */
interface Message {
  title: string;
  /** Lines. */
  body: string;
  /** Not sent by servers of older versions: then everything is shown as it is. */
  news?: { title: Span; body: readonly Span[] };
  /** A path of this site. */
  link: string;
  unread: number;
}

const ICON = '/icons/icon-192.png';
const BADGE = '/icons/badge-96.png';
/** The status with which the server refuses a device that its reader removed. */
const REMOVED = 410;
const FOLLOWING = '/following';

/** Shows a message. Browsers require that every one is shown, so one that cannot be read is shown in general words. */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  await speak();
  const { title, body, link, unread } = said(readMessage(data));
  await setBadge(unread);
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    icon: ICON,
    badge: BADGE,
    tag: link,
    // One that replaces another is announced, too.
    renotify: true,
    data: { link },
  };
  await worker.registration.showNotification(title, options);
}

const nothing = (): Message => ({
  title: 'Followthrough',
  body: t`There is news.`,
  link: FOLLOWING,
  unread: 0,
});

function readMessage(data: PushMessageData | null): Message {
  try {
    const { title, body, news, link, unread } = (data?.json() ?? {}) as Partial<Message>;
    if (typeof title !== 'string' || typeof body !== 'string') return nothing();
    const isPath = typeof link === 'string' && /^\/(?![/\\])/.test(link);
    return {
      title,
      body,
      ...(news && { news }),
      link: isPath ? link : FOLLOWING,
      unread: typeof unread === 'number' && unread > 0 ? unread : 0,
    };
  } catch {
    return nothing();
  }
}

/** In the language of the device, around the words of reports. */
function said(message: Message): Message {
  const { news, title, body } = message;
  if (news === undefined) return message;
  const lines = body.split('\n').map((line, at) => lineSaid(line, news.body[at] ?? null));
  return { ...message, title: lineSaid(title, news.title), body: lines.join('\n') };
}

function lineSaid(line: string, span: Span): string {
  if (span === null) return noticeWords(line, null);
  const [from, to] = span;
  return noticeWords(line, [line.slice(0, from), line.slice(from, to), line.slice(to)]);
}

async function setBadge(unread: number): Promise<void> {
  // Some browsers have badges only for installed apps, some none.
  if (!('setAppBadge' in navigator)) return;
  await (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Opens the page of a notification, in a window that is open already if there is one. */
export async function openMessage(notification: Notification): Promise<void> {
  notification.close();
  const { link } = notification.data as { link: string };
  // A press allows one window to be focused or opened. It could not navigate windows that it does not control.
  const windows = await worker.clients.matchAll({ type: 'window' });
  const [open] = windows.toSorted((a, b) => Number(b.focused) - Number(a.focused));
  if (open === undefined) {
    await worker.clients.openWindow(link);
    return;
  }
  await open.focus();
  await open.navigate(link);
}

/**
 * The browser replaced the subscription: tells the server the new one. If the server's key was replaced too, it refuses, and the
 * next page subscribes with the new key. If the reader removed this device meanwhile, the new subscription ends.
 */
export async function subscribeAgain(old: PushSubscription | null): Promise<void> {
  const key = old?.options.applicationServerKey;
  if (!key) return;
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { status } = await fetch('/api/push/devices', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), serverKey: base64url(key), isRenewal: true }),
  });
  if (status === REMOVED) await subscription.unsubscribe();
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
