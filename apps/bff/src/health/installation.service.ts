import { Inject, Injectable } from '@nestjs/common';
import type { Health } from '#contract/health';
import { Database } from '#persistence/database';
import { ingestState, workerSigns } from '#persistence/ingest/health';
import { NewsClock } from '#persistence/news-clock';
import { pendingMigrations } from '#persistence/schema';
import { Glance, type Logger, productVersion } from '#platform/runtime';
import { LOGGER } from '../http/tokens.js';
import { type Installation, presentHealth } from './health.presenter.js';

/** However many ask, and whoever they are, the tables are read no more often than this (ms). */
const FRESH_MS = 10_000;
const PATIENCE_MS = 3000;

const UNKNOWN: Installation = { pendingMigrations: null, ingest: null };

/** Looks at the whole installation: database, worker, feeds, queues. */
@Injectable()
export class InstallationService {
  private readonly version = productVersion();
  private readonly latest: Glance<Installation>;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.latest = new Glance(() => this.look(), FRESH_MS, PATIENCE_MS);
  }

  async health(): Promise<Health> {
    try {
      return presentHealth(await this.latest.take(), this.version);
    } catch (error) {
      this.logger.warn({ err: error }, 'health could not be read');
      return presentHealth(UNKNOWN, this.version);
    }
  }

  private async look(): Promise<Installation> {
    const pending = await pendingMigrations(this.db);
    if (pending > 0) return { pendingMigrations: pending, ingest: null };
    const [state, signs] = await Promise.all([ingestState(this.db, this.clock), workerSigns(this.db)]);
    return { pendingMigrations: pending, ingest: state && { ...state, ...signs } };
  }
}
