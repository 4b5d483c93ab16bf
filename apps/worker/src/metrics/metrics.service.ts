import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { type IngestState, ingestState } from '#persistence/ingest/health';
import { NewsClock } from '#persistence/news-clock';
import { metricsText, watchProcess } from '#platform/metrics';
import { type Logger, promptValue } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { hideQueue, showQueue } from './queue-gauges.js';

/** The tables are read at most once in this time (ms), regardless of the scrape interval. */
const CACHED_MS = 10_000;
const PATIENCE_MS = 5000;

interface Queue {
  /** Null before feeds are chosen, undefined if it could not be read. */
  state?: IngestState | null;
}

/** The worker's metrics for Prometheus. Until the endpoint exists, only counters are collected. */
@Injectable()
export class MetricsService {
  private readonly queue = promptValue<Queue>(() => this.look(), {
    ttl: CACHED_MS,
    patienceMs: PATIENCE_MS,
    otherwise: (error) => this.unknown(error),
  });

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  watch(): void {
    watchProcess();
  }

  async text(): Promise<string> {
    const { state } = await this.queue();
    if (state) showQueue(state);
    else hideQueue(state === null);
    return metricsText(this.db.poolUse());
  }

  private async look(): Promise<Queue> {
    return { state: await ingestState(this.db, this.clock) };
  }

  private unknown(error: unknown): Queue {
    this.logger.warn({ err: error }, 'reading the queue for metrics failed');
    return {};
  }
}
