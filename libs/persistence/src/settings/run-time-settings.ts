import type { SettingValues } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { settingValues } from './settings.queries.js';

/** Without a message a value is at most this old (ms): a message may be lost with its connection. */
const FRESH_MS = 10_000;

/** The settings in force, for one process. `forget` makes the next reader read them from the database. */
export class RunTimeSettings {
  private reading: Promise<SettingValues> | null = null;
  private readUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly db: Queryable,
    private readonly wallMs: () => number,
  ) {}

  current(): Promise<SettingValues> {
    if (this.reading !== null && this.wallMs() < this.readUntil) return this.reading;
    this.readUntil = this.wallMs() + FRESH_MS;
    const reading = settingValues(this.db);
    this.reading = reading;
    reading.catch(() => this.reading === reading && this.forget());
    return reading;
  }

  forget(): void {
    this.reading = null;
  }
}
