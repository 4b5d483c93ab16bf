import { Inject, Injectable } from '@nestjs/common';
import { FLOOD_DAYS, FLOOD_LEAST, floodAlert, isFlood, usualPerDay } from '#domain/ingest/health';
import { Database } from '#persistence/database';
import { busySources, raiseAlert } from '#persistence/ingest/health';
import { NewsClock } from '#persistence/news-clock';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';

const DAY_MS = 86_400_000;

/** Alerts operators to sources that suddenly store many times their own usual number a day, with or without a quota. */
@Injectable()
export class FloodWatchService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Safe to run in any number of workers at once: a source raises one alert a day.
   * @returns the number of new alerts
   */
  async round(): Promise<number> {
    const wall = systemClock.now();
    const now = await this.clock.now();
    const mode = (await this.clock.current())?.time.mode;
    const since = firstMidnight(now);
    const sources = await busySources(this.db, {
      since,
      wallSince: mode === 'live' ? firstMidnight(wall) : null,
      days: FLOOD_DAYS,
      least: FLOOD_LEAST,
    });
    let raised = 0;
    for (const { source_id: id, today, days, feed_id, url } of sources) {
      if (!isFlood(today, days)) continue;
      const flood = { stored: today, usual: usualPerDay(days) };
      if (!(await raiseAlert(this.db, floodAlert({ id, url }, flood, now), feed_id, wall))) continue;
      raised += 1;
      this.logger.warn({ source: id, ...flood }, 'source stores many times its usual number');
    }
    return raised;
  }
}

function firstMidnight(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - FLOOD_DAYS * DAY_MS);
}
