import { setImmediate as breathe } from 'node:timers/promises';

/** Of computing that takes some tenths of a millisecond each. */
const AT_A_STRETCH = 5;

/** Each of them, with pauses in which the event loop turns: whoever reads feeds meanwhile is not kept waiting. */
export async function* withPauses<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % AT_A_STRETCH === 0) await breathe();
    yield item;
  }
}
