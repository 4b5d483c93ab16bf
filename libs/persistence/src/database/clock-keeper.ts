import { clockCorrection } from './clock-correction.js';
import type { RawSql } from './database.js';

/** Time between two looks at the database's clock (ms). */
const LOOK_EVERY_MS = 60_000;

interface Rules {
  /** Puts the clock of this process right by so much (ms). */
  correct: (ms: number) => void;
  /** The machine's clock is off by that (ms), or agrees again, with 0. */
  onChange: (ms: number) => void;
  /** The database's clock could not be read. The last correction holds. */
  onFailure: (error: unknown) => void;
}

/**
 * Gives all processes of an installation one time, the database's. Leases, due times and news time are compared with rows that other
 * machines wrote: a machine an hour ahead would take away leases that others hold, and keep its own for an hour after it has died.
 */
export class ClockKeeper {
  private timer: NodeJS.Timeout | null = null;
  private correctionMs = 0;

  constructor(
    private readonly db: RawSql,
    private readonly rules: Rules,
  ) {}

  /** From now on, looks every minute. */
  start(): void {
    this.timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  /** Compares the clocks now. Never fails. */
  async look(): Promise<void> {
    try {
      const before = Date.now();
      const [row] = await this.db.rows<{ at: Date }>('select clock_timestamp() as at');
      const after = Date.now();
      if (row === undefined) return;
      this.correct(clockCorrection({ before, database: row.at.getTime(), after }, this.correctionMs));
    } catch (error) {
      this.rules.onFailure(error);
    }
  }

  private correct(ms: number): void {
    const hasChanged = (ms === 0) !== (this.correctionMs === 0);
    this.correctionMs = ms;
    this.rules.correct(ms);
    if (hasChanged) this.rules.onChange(ms);
  }
}
