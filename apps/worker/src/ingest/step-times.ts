/** Elapsed time of each step of a visit (ms). */
export class StepTimes {
  readonly spent: Record<string, number> = {};
  private readonly startedAt = performance.now();

  /** Whole milliseconds since the visit began. */
  elapsed(): number {
    return Math.round(performance.now() - this.startedAt);
  }

  /** Starts the work itself, so that synchronous time before its first wait counts. */
  async of<T>(step: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.add(step, start);
    }
  }

  now<T>(step: string, work: () => T): T {
    const start = performance.now();
    const result = work();
    this.add(step, start);
    return result;
  }

  /** Adds times that were measured elsewhere. */
  include(spent: Readonly<Record<string, number>>): void {
    for (const [step, ms] of Object.entries(spent)) this.spent[step] = (this.spent[step] ?? 0) + ms;
  }

  private add(step: string, start: number): void {
    this.spent[step] = Math.round(((this.spent[step] ?? 0) + performance.now() - start) * 100) / 100;
  }
}
