import { setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from './mail-server.js';

const PATIENCE_MS = 60_000;

/** Waits for the next unread mail to an address, and returns its decoded source. */
export async function nextMail({ mails }: MailServer, address: string): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
    const at = mails.findIndex(({ to }) => to === address);
    const [found] = at < 0 ? [] : mails.splice(at, 1);
    if (found) return found.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    await wait(50);
  }
  throw new Error(`no mail came for ${address}`);
}
