/** One answer for everybody, computed at most once in `keptMs`; calls that come meanwhile wait for the same computing. */
export class KeptAnswer<T> {
  private kept: { answer: Promise<T>; until: number } | null = null;

  /** `now`: system time (ms). */
  constructor(
    private readonly compute: () => Promise<T>,
    private readonly keptMs: number,
    private readonly now: () => number,
  ) {}

  get(): Promise<T> {
    const { kept } = this;
    if (kept !== null && kept.until > this.now()) return kept.answer;
    const answer = this.compute();
    this.kept = { answer, until: this.now() + this.keptMs };
    answer.catch(() => this.forget(answer));
    return answer;
  }

  /** A failure is nobody's answer but theirs who waited for it. */
  private forget(failed: Promise<T>): void {
    if (this.kept?.answer === failed) this.kept = null;
  }
}
