import PQueue from 'p-queue';

/** Runs a limited number of tasks concurrently. A slow task occupies only its own lane. */
export class Lanes {
  private readonly queue: PQueue;
  private change = Promise.withResolvers<void>();

  constructor(width: number) {
    this.queue = new PQueue({ concurrency: width });
    this.queue.addEventListener('next', () => this.wake());
  }

  get full(): boolean {
    return this.queue.pending >= this.queue.concurrency;
  }

  get idle(): boolean {
    return this.queue.pending === 0;
  }

  /** @param work never rejects */
  start(work: () => Promise<void>): void {
    void this.queue.add(work);
  }

  /** Resolves when a lane becomes free or `wake` is called. */
  changed(): Promise<void> {
    return this.change.promise;
  }

  wake(): void {
    const { resolve } = this.change;
    this.change = Promise.withResolvers();
    resolve();
  }

  /** Resolves when all started tasks have ended. */
  drained(): Promise<void> {
    return this.queue.onIdle();
  }
}
