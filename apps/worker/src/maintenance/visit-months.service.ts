import { Inject, Injectable } from '@nestjs/common';
import { monthsToMake } from '#domain/ingest/health';
import { Database, lockNotAvailable } from '#persistence/database';
import { dropVisitPartition, makeVisitPartition, visitPartitions } from '#persistence/maintenance';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';

const DAY_MS = 86_400_000;
/** Visits are kept for so long after the end of their month (system time). */
export const VISITS_KEPT_DAYS = 30;
/** Partitions are made for so many months to come, so that a worker may be off for a month. */
const MONTHS_AHEAD = 2;

/** Makes the partitions of feed visits ahead of time, and drops the months that are over for long enough. */
@Injectable()
export class VisitMonthsService {
  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Safe to run in any number of workers at once: one of them does the work. While others read the whole table, such as a backup,
   * nothing changes: there is time until the next rounds.
   * @returns the names of the partitions that this worker dropped
   */
  async round(now: Date): Promise<string[]> {
    const dropped: string[] = [];
    try {
      await this.makeAndDrop(now, dropped);
    } catch (error) {
      if (!lockNotAvailable(error)) throw error;
      this.logger.warn('feed visits are in use, their months are looked at in the next round');
    }
    if (dropped.length > 0) this.logger.info({ partitions: dropped }, 'months of feed visits dropped');
    return dropped;
  }

  private async makeAndDrop(now: Date, dropped: string[]): Promise<void> {
    const known = await visitPartitions(this.db);
    for (const month of monthsToMake(now, known.at(-1)?.to ?? null, MONTHS_AHEAD))
      if (!(await makeVisitPartition(this.db, month))) return;
    for (const partition of known) {
      if (partition.to.getTime() > now.getTime() - VISITS_KEPT_DAYS * DAY_MS) return;
      if (!(await dropVisitPartition(this.db, partition))) return;
      dropped.push(partition.name);
    }
  }
}
