import { Inject, Injectable } from '@nestjs/common';
import { Database, type IngestState, ingestState, NewsClock } from '#persistence';
import { Glance, type Logger, metrics, watchProcess } from '#platform';
import { LOGGER } from '../tokens.js';
import { watchQueue } from './queue-gauges.js';

/** However often Prometheus asks, the tables are read no more often than this (ms). */
const FRESH_MS = 10_000;
const PATIENCE_MS = 5000;

/** What the worker tells Prometheus. Nothing is collected before somebody may ask. */
@Injectable()
export class MetricsService {
  private readonly state: Glance<IngestState>;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.state = new Glance(() => this.read(), FRESH_MS, PATIENCE_MS);
  }

  watch(): void {
    watchProcess(() => this.db.poolUse());
    watchQueue(() => this.state.take());
  }

  /** The text format of Prometheus; its type is `contentType`. */
  text(): Promise<string> {
    return metrics.metrics();
  }

  get contentType(): string {
    return metrics.contentType;
  }

  private async read(): Promise<IngestState> {
    try {
      return await ingestState(this.db, this.clock);
    } catch (error) {
      this.logger.warn({ err: error }, 'the queue could not be measured');
      throw error;
    }
  }
}
