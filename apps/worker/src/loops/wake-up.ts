/** One bell for all who sleep: each ring wakes everyone who listens at that moment. */
export class WakeUp {
  private bell = Promise.withResolvers<void>();

  /** Resolves at the next ring. Listen before looking for work, so that a ring during the look is not missed. */
  next(): Promise<void> {
    return this.bell.promise;
  }

  ring(): void {
    const { resolve } = this.bell;
    this.bell = Promise.withResolvers();
    resolve();
  }
}
