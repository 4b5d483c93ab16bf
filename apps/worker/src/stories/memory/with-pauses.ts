import { setImmediate as breathe } from 'node:timers/promises';

/** Work between two pauses ends after this many items, … */
const ITEMS_AT_A_STRETCH = 5;
/** … or after this time (ms), since an item takes some tenths of a millisecond, but far longer on a busy machine. */
const LONGEST_STRETCH_MS = 50;

/** What else is done in a pause of long work. */
export type InPause = () => Promise<void>;

const NOTHING: InPause = async () => undefined;

/** Yields the items with pauses for the event loop and other work, so that reading feeds is not blocked. */
export async function* withPauses<Item>(
  items: Iterable<Item>,
  inPause: InPause = NOTHING,
): AsyncGenerator<Item> {
  const stretch = new Stretch();
  for (const item of items) {
    await stretch.pauseIfDue(inPause);
    yield item;
    stretch.add();
  }
}

/** Takes the steps with pauses for the event loop and other work, and returns their result. */
export async function resultOf<Result>(
  steps: Generator<unknown, Result>,
  inPause: InPause = NOTHING,
): Promise<Result> {
  const stretch = new Stretch();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    stretch.add();
    await stretch.pauseIfDue(inPause);
  }
}

/** Counts the work since the last pause. */
class Stretch {
  private items = 0;
  private beganAt = performance.now();

  add(): void {
    this.items += 1;
  }

  async pauseIfDue(inPause: InPause): Promise<void> {
    if (this.items === 0) return;
    if (this.items < ITEMS_AT_A_STRETCH && performance.now() - this.beganAt < LONGEST_STRETCH_MS) return;
    await breathe();
    await inPause();
    this.items = 0;
    this.beganAt = performance.now();
  }
}
