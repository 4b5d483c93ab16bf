/** Wakes all loops that are waiting at that moment. */
export class WakeUp {
  private bell = Promise.withResolvers<void>();

  /** Resolves at the next ring. Call it before looking for work, so that a ring during the look is not missed. */
  next(): Promise<void> {
    return this.bell.promise;
  }

  ring(): void {
    const { resolve } = this.bell;
    this.bell = Promise.withResolvers();
    resolve();
  }
}
