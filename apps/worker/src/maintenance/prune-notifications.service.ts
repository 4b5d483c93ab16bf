import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { pruneLedger, pruneNotifications } from '#persistence/maintenance';
import { NewsClock } from '#persistence/news-clock';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';

const DAY_MS = 86_400_000;

/** Days of news time for notifications that were read, for all notifications, and for the ledger of sent facts. */
const KEPT_DAYS = { read: 90, any: 180, ledger: 30 };

/** Rows per step and steps per round. The next round does the rest. */
const BATCH = 5000;
const MAX_BATCHES = 200;

/** Deletes old notifications and ledger entries. */
@Injectable()
export class PruneNotificationsService implements BeforeApplicationShutdown {
  private stopping = false;
  /** Notifications up to this id were checked and are not deleted yet. */
  private lookedUpTo = 0;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Safe to run in any number of workers at once.
   * @returns the number of rows deleted by this worker
   */
  async round(): Promise<number> {
    const now = (await this.clock.now()).getTime();
    const before = (days: number) => new Date(now - days * DAY_MS);
    const notifications = await this.notifications({
      read: before(KEPT_DAYS.read),
      any: before(KEPT_DAYS.any),
    });
    const ledger = await this.ledger(before(KEPT_DAYS.ledger));
    if (notifications + ledger > 0) this.logger.info({ notifications, ledger }, 'old notifications pruned');
    return notifications + ledger;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Deletes from the oldest notification on. If a round reaches its limit, the next one continues there. */
  private async notifications(kept: { read: Date; any: Date }): Promise<number> {
    let pruned = 0;
    for (let steps = 0; steps < MAX_BATCHES && !this.stopping; steps++) {
      const { last_id, deleted } = await pruneNotifications(this.db, kept, this.lookedUpTo, BATCH);
      pruned += deleted;
      this.lookedUpTo = last_id ?? 0;
      if (last_id === null) break;
    }
    return pruned;
  }

  private async ledger(before: Date): Promise<number> {
    let pruned = 0;
    for (let steps = 0; steps < MAX_BATCHES && !this.stopping; steps++) {
      const rows = await pruneLedger(this.db, before, BATCH);
      pruned += rows ?? 0;
      if (rows === null || rows < BATCH) break;
    }
    return pruned;
  }
}
