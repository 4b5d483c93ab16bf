import { i18n } from '#language';
import type { WorkerOrder } from '../device/copies';
import { readDevice } from '../device/device-store';
import { TOLD_HERE } from '../device/told-here';
import { currentLanguage } from './chosen-language';

/** Has the service worker keep the catalogue for pages without a connection, and show notifications in this language. */
export async function tellWorkerLanguage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const messages = readDevice(TOLD_HERE) === null ? null : i18n.messages;
  active?.postMessage({ kind: 'speak', language: currentLanguage(), messages } satisfies WorkerOrder);
}
