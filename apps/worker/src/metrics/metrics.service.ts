import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { type IngestState, ingestState } from '#persistence/ingest/health';
import { NewsClock } from '#persistence/news-clock';
import { metricsText, watchProcess } from '#platform/metrics';
import { Glance, type Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { hideQueue, showQueue } from './queue-gauges.js';

/** However often Prometheus asks, the tables are read no more often than this (ms). */
const FRESH_MS = 10_000;
const PATIENCE_MS = 5000;

/** What the worker tells Prometheus. Nothing but counters is collected before somebody may ask. */
@Injectable()
export class MetricsService {
  private readonly state: Glance<IngestState | null>;

  constructor(
    private readonly db: Database,
    clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.state = new Glance(() => ingestState(db, clock), FRESH_MS, PATIENCE_MS);
  }

  watch(): void {
    watchProcess();
  }

  async text(): Promise<string> {
    try {
      const state = await this.state.take();
      if (state === null) hideQueue(true);
      else showQueue(state);
    } catch (error) {
      this.logger.warn({ err: error }, 'the queue could not be read for metrics');
      hideQueue(false);
    }
    return metricsText(this.db.poolUse());
  }
}
