import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 20;
const WITHIN_MS = 30_000;

/** Waits until something is so. @throws if it does not become so in time */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + WITHIN_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await wait(EVERY_MS);
  }
}
