/** How long each step of a visit took, in milliseconds of elapsed time. */
export class StepTimes {
  readonly spent: Record<string, number> = {};
  private readonly startedAt = performance.now();

  /** Since the visit began, in whole milliseconds. */
  elapsed(): number {
    return Math.round(performance.now() - this.startedAt);
  }

  /** The work is begun here, so that what it does before its first wait counts. */
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

  /** Adds what was measured elsewhere. */
  include(spent: Readonly<Record<string, number>>): void {
    for (const [step, ms] of Object.entries(spent)) this.spent[step] = (this.spent[step] ?? 0) + ms;
  }

  private add(step: string, start: number): void {
    this.spent[step] = Math.round(((this.spent[step] ?? 0) + performance.now() - start) * 100) / 100;
  }
}
