import { newsNow, placingHorizon } from '#domain/news-clock';
import type { Queryable } from '../database/database.js';
import { type NewsClockState, readNewsClock } from './news-clock.queries.js';

/** News time for one process: reads the shared row, at most once in `freshMs`. */
export class NewsClock {
  private state: NewsClockState | null = null;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly db: Queryable,
    private readonly wall: () => Date,
    private readonly freshMs = 1000,
  ) {}

  /** What time it is for readers of news. Before the row exists, the system's time. */
  async now(): Promise<Date> {
    const state = await this.current();
    return state ? newsNow(state.time, this.wall()) : this.wall();
  }

  /** Up to which moment of first sight articles are placed now. */
  async placingHorizon(): Promise<Date> {
    const state = await this.current();
    return state ? placingHorizon(state.time, this.wall()) : this.wall();
  }

  async current(): Promise<NewsClockState | null> {
    const wall = this.wall().getTime();
    if (this.state === null || Math.abs(wall - this.readAt) >= this.freshMs) {
      this.state = await readNewsClock(this.db);
      this.readAt = wall;
    }
    return this.state;
  }
}
