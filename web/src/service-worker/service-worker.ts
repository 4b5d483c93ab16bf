import { COPIES_CHANGED, type Speech, type WorkerOrder } from '../lib/device/copies';
import { Copies } from './copies';
import { keepLanguage } from './language';
import { openMessage, showMessage, subscribeAgain } from './push';
import { Shell, type ShellFile } from './shell';
import { worker } from './worker';

declare const self: { __WB_MANIFEST: ShellFile[] };

/** Pages of the web app. Everything else is left to the browser: calls, pictures, feeds, files. */
const NO_PAGE =
  /^\/(?:api|assets|images|cards|embed|recorded|websub|sitemaps|icons|\.well-known)(?:\/|$)|\.[a-z]{2,12}$/;
/** Calls that change what is worth keeping. */
const CHANGES = /^\/api\/(?:topics\/\d+\/follow|saved|user\/following|device)/;

const shell = new Shell(self.__WB_MANIFEST);
const copies = new Copies();

worker.addEventListener('install', (event) => event.waitUntil(shell.store()));

worker.addEventListener('activate', (event) => event.waitUntil(shell.dropOthers()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method !== 'GET') {
    if (CHANGES.test(url.pathname)) event.waitUntil(noteChange(event.clientId));
  } else if (request.mode === 'navigate') {
    if (!NO_PAGE.test(url.pathname)) event.respondWith(shell.page(request));
  } else if (shell.has(url)) event.respondWith(shell.file(request));
  else if (copies.isKept(request, url))
    event.respondWith(copies.response(event, (work) => event.waitUntil(work)));
});

async function noteChange(clientId: string): Promise<void> {
  await copies.markStale();
  (await worker.clients.get(clientId))?.postMessage(COPIES_CHANGED);
}

worker.addEventListener('message', (event) => {
  const order = event.data as WorkerOrder;
  event.waitUntil(carryOut(order));
});

worker.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(event.notification)));
worker.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as PushSubscriptionChangeEvent;
  (event as ExtendableEvent).waitUntil(subscribeAgain(oldSubscription));
});

function carryOut(order: WorkerOrder): Promise<void> {
  switch (order.kind) {
    case 'keep':
      return copies.keep(order);
    case 'speak':
      return learn(order);
    case 'own':
      return copies.belongTo(order.owner);
    case 'stop':
      return copies.stop();
    case 'forget':
      return copies.forget();
  }
}

async function learn({ language, messages }: Speech): Promise<void> {
  if (messages !== null) await keepLanguage({ language, messages });
  await shell.storeLanguage(language);
}
