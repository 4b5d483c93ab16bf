/** So many pieces of work side by side. A slow one holds its own lane, and no other. */
export class Lanes {
  private readonly busy = new Set<Promise<void>>();
  private change = Promise.withResolvers<void>();

  constructor(private readonly width: number) {}

  get full(): boolean {
    return this.busy.size >= this.width;
  }

  get idle(): boolean {
    return this.busy.size === 0;
  }

  /** @param work never rejects */
  start(work: () => Promise<void>): void {
    const running = work().finally(() => {
      this.busy.delete(running);
      this.wake();
    });
    this.busy.add(running);
  }

  /** Resolves when a lane becomes free, or somebody calls `wake`. */
  changed(): Promise<void> {
    return this.change.promise;
  }

  wake(): void {
    const { resolve } = this.change;
    this.change = Promise.withResolvers();
    resolve();
  }

  /** Resolves when everything that was started has ended. */
  async drained(): Promise<void> {
    await Promise.allSettled(this.busy);
  }
}
