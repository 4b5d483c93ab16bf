import { Inject, Injectable } from '@nestjs/common';
import type { Health } from '#contract/health';
import { Database } from '#persistence/database';
import { ingestState, workerSigns } from '#persistence/ingest/health';
import { NewsClock } from '#persistence/news-clock';
import { pendingMigrations } from '#persistence/schema';
import { type Logger, productVersion, promptValue } from '#platform/runtime';
import { LOGGER } from '../http/tokens.js';
import { type Installation, presentHealth } from './health.presenter.js';

/** The tables are read at most once in this time (ms), regardless of the number of clients. */
const CACHED_MS = 10_000;
const TIMEOUT_MS = 3000;

const UNKNOWN: Installation = { pendingMigrations: null, ingest: null };

/** The state of the whole installation: database, worker, feeds, queues. */
@Injectable()
export class InstallationService {
  private readonly version = productVersion();
  private readonly latest = promptValue(() => this.look(), {
    ttl: CACHED_MS,
    patienceMs: TIMEOUT_MS,
    otherwise: (error) => this.unknown(error),
  });

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async health(): Promise<Health> {
    return presentHealth(await this.latest(), this.version);
  }

  private async look(): Promise<Installation> {
    const pending = await pendingMigrations(this.db);
    if (pending > 0) return { pendingMigrations: pending, ingest: null };
    const [state, signs] = await Promise.all([ingestState(this.db, this.clock), workerSigns(this.db)]);
    return { pendingMigrations: pending, ingest: state && { ...state, ...signs } };
  }

  private unknown(error: unknown): Installation {
    this.logger.warn({ err: error }, 'health check failed');
    return UNKNOWN;
  }
}
