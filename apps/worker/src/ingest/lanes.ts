/** The most tasks that have left a lane or are in it: what waits must not pile up while nothing can be written. */
const MOST_PER_LANE = 8;

/** Runs a limited number of tasks concurrently. A slow task occupies only its own lane. */
export class Lanes {
  /** Lanes in use. */
  private used = 0;
  /** Tasks that have not ended, those without a lane among them. */
  private running = 0;
  private change = Promise.withResolvers<void>();

  constructor(private readonly width: number) {}

  get full(): boolean {
    return this.used >= this.width || this.running >= MOST_PER_LANE * this.width;
  }

  get idle(): boolean {
    return this.running === 0;
  }

  /**
   * Starts a task, which must never reject, in a lane that is free. The task may call `leave` to free its lane before it ends, when it
   * only waits for something small.
   */
  start(work: (leave: () => void) => Promise<void>): void {
    this.used++;
    this.running++;
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      this.used--;
      this.wake();
    };
    void work(leave).finally(() => {
      this.running--;
      leave();
      this.wake();
    });
  }

  /** Resolves when a lane becomes free, a task ends or `wake` is called. */
  changed(): Promise<void> {
    return this.change.promise;
  }

  wake(): void {
    const { resolve } = this.change;
    this.change = Promise.withResolvers();
    resolve();
  }

  /** Resolves when all started tasks have ended. */
  async drained(): Promise<void> {
    while (!this.idle) await this.changed();
  }
}
