import { Inject, Injectable } from '@nestjs/common';
import type { Health } from '#contract/health';
import { INGEST_LIMITS } from '#domain/ingest/health';
import { Database } from '#persistence/database';
import { ingestState, workerSigns } from '#persistence/ingest/health';
import { NewsClock } from '#persistence/news-clock';
import { pendingMigrations } from '#persistence/schema';
import { RunTimeSettings } from '#persistence/settings';
import { type Logger, productVersion, promptValue } from '#platform/runtime';
import { LOGGER } from '../http/tokens.js';
import {
  faultsOf,
  type Installation,
  type InstallationFault,
  limitsOf,
  presentHealth,
} from './health.presenter.js';

/** The tables are read at most once in this time (ms), regardless of the number of clients. */
const CACHED_MS = 10_000;
const TIMEOUT_MS = 3000;

const UNKNOWN: Installation = { pendingMigrations: null, ingest: null, limits: INGEST_LIMITS };

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
    private readonly runTime: RunTimeSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async health(): Promise<Health> {
    return presentHealth(await this.latest(), this.version);
  }

  /** What needs attention, with how long it has lasted. */
  async faults(): Promise<InstallationFault[]> {
    return faultsOf(await this.latest());
  }

  private async look(): Promise<Installation> {
    const pending = await pendingMigrations(this.db);
    if (pending > 0) return { ...UNKNOWN, pendingMigrations: pending };
    const [state, signs, settings] = await Promise.all([
      ingestState(this.db, this.clock),
      workerSigns(this.db),
      this.runTime.current(),
    ]);
    return {
      pendingMigrations: pending,
      ingest: state && { ...state, ...signs },
      limits: limitsOf(settings),
    };
  }

  private unknown(error: unknown): Installation {
    this.logger.warn({ err: error }, 'health check failed');
    return UNKNOWN;
  }
}
