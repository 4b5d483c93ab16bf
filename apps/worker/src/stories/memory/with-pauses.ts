import { setImmediate as breathe } from 'node:timers/promises';

/** Items between two pauses. Each takes some tenths of a millisecond. */
const AT_A_STRETCH = 5;

/** Yields the items with pauses for the event loop, so that reading feeds is not blocked. */
export async function* withPauses<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let index = 0;
  for (const item of items) {
    if (index > 0 && index % AT_A_STRETCH === 0) await breathe();
    index += 1;
    yield item;
  }
}

/** What else is done in a pause of long work. */
export type InPause = () => Promise<void>;

const NOTHING: InPause = async () => undefined;

/** Takes the steps with pauses for the event loop and other work, and returns their result. */
export async function resultOf<Result>(
  steps: Generator<unknown, Result>,
  inPause: InPause = NOTHING,
): Promise<Result> {
  for (let index = 1; ; index += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (index % AT_A_STRETCH !== 0) continue;
    await breathe();
    await inPause();
  }
}
