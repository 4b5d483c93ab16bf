/** What was looked at did not come in time. */
export class GlanceTimeout extends Error {
  readonly code = 'glance_timeout';
}

/**
 * Looks at something costly at most once in `freshMs`, however many ask: those who come in between, and while a look is
 * under way, share its answer or its failure. Nobody waits longer than `patienceMs` (both in ms).
 */
export class Glance<T> {
  private latest: Promise<T> | null = null;
  private startedAt = Number.NEGATIVE_INFINITY;
  private underWay = false;

  constructor(
    private readonly look: () => Promise<T>,
    private readonly freshMs: number,
    private readonly patienceMs: number,
  ) {}

  /** @throws GlanceTimeout; and whatever the look threw */
  async take(): Promise<T> {
    const latest = this.current();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const lose = () => reject(new GlanceTimeout(`There was no answer within ${this.patienceMs} ms.`));
      timer = setTimeout(lose, this.patienceMs);
    });
    try {
      return await Promise.race([latest, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private current(): Promise<T> {
    const now = performance.now();
    if (this.latest !== null && (this.underWay || now - this.startedAt < this.freshMs)) return this.latest;
    this.startedAt = now;
    this.underWay = true;
    const latest = this.look().finally(() => {
      this.underWay = false;
    });
    // Whoever asked may have lost patience: a late failure is told to the next one who asks.
    latest.catch(() => null);
    this.latest = latest;
    return latest;
  }
}
