import { setImmediate as breathe } from 'node:timers/promises';

/** Computing at a stretch (ms), the item at its end not counted. Most take some tenths of it, a long story a multiple. */
const STRETCH_MS = 2;

/** Each of them, with pauses in which the event loop turns: whoever reads feeds meanwhile is not kept waiting. */
export async function* withPauses<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since >= STRETCH_MS) {
      await breathe();
      since = performance.now();
    }
    yield item;
  }
}
