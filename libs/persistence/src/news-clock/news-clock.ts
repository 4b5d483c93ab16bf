import { isStepped, newsNow, placingHorizon } from '#domain/news-clock';
import type { Queryable } from '../database/database.js';
import { type NewsClockState, readNewsClock } from './news-clock.queries.js';

/** News time for one process. Reads the shared row at most once in `freshMs`. */
export class NewsClock {
  private state: NewsClockState | null = null;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly db: Queryable,
    private readonly wall: () => Date,
    private readonly freshMs = 1000,
  ) {}

  /** The current news time. Before the row exists, system time. */
  async now(): Promise<Date> {
    const state = await this.current();
    return state ? newsNow(state.time, this.wall()) : this.wall();
  }

  /** Articles first seen until `horizon` may be placed now. `isStepped`: the horizon stays until they are. */
  async placing(): Promise<{ horizon: Date; isStepped: boolean }> {
    const state = await this.current();
    if (!state) return { horizon: this.wall(), isStepped: false };
    return { horizon: placingHorizon(state.time, this.wall()), isStepped: isStepped(state.time) };
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
