import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { type PrunedTable, pruneBatch, pruneRevisions } from '#persistence/maintenance';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';

const DAY_MS = 86_400_000;

/** How long records of the work itself are kept, in days of system time; what expires has its end in the row. */
const KEPT_DAYS: Record<PrunedTable, number> = {
  feed_visit: 30,
  import_run: 90,
  operator_alert: 90,
  session: 0,
  one_time_link: 0,
  rate_limit: 0,
  digest_run: 90,
};

/** What an article said before: its first version and so many of the newest are kept, however often its source changes it. */
const KEPT_REVISIONS = 20;

/** Rows a transaction deletes: few enough to be done in well under a second. */
const BATCH = 5000;
/** More than an hour of visits to 100,000 feeds; what is left over goes the next time. */
const MAX_BATCHES = 100;

/** Throws away old records of the work (visits to feeds, finished imports, alerts that were read), expired sessions, links and limits, and surplus revisions. */
@Injectable()
export class PruneService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Any number of workers may call it at once: they take turns. Answers how many rows this one deleted. */
  async round(): Promise<number> {
    const wall = systemClock.now().getTime();
    let pruned = 0;
    for (const [table, days] of Object.entries(KEPT_DAYS) as [PrunedTable, number][]) {
      const before = new Date(wall - days * DAY_MS);
      pruned += await this.prune(table, () => pruneBatch(this.db, table, before, BATCH));
    }
    return (
      pruned + (await this.prune('article_revision', () => pruneRevisions(this.db, KEPT_REVISIONS, BATCH)))
    );
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** @param batch deletes up to BATCH rows; null when another worker is at it */
  private async prune(table: string, batch: () => Promise<number | null>): Promise<number> {
    let pruned = 0;
    for (let batches = 0; batches < MAX_BATCHES && !this.stopping; batches++) {
      const rows = await batch();
      pruned += rows ?? 0;
      if (rows === null || rows < BATCH) break;
    }
    if (pruned > 0) this.logger.info({ table, rows: pruned }, 'pruned');
    return pruned;
  }
}
