import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { type PrunedTable, pruneBatch, pruneRevisions } from '#persistence/maintenance';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { VISITS_KEPT_DAYS } from './visit-months.service.js';

const DAY_MS = 86_400_000;

/** Retention of operational records in days of system time. 0: the row holds its own expiry. */
const KEPT_DAYS: Record<PrunedTable, number> = {
  feed_visit_other: VISITS_KEPT_DAYS,
  import_run: 90,
  operator_alert: 90,
  session: 0,
  /** After it expired. Until then its owner sees on the profile why it stopped working. */
  api_token: 30,
  one_time_link: 0,
  former_target_link: 0,
  auth_challenge: 0,
  rate_limit: 0,
  digest_run: 90,
  topic_command: 90,
  payment_event: 90,
  contact_message: 365,
  /** Readers take the removal of a question back within seconds. */
  story_question: 1,
};

/** Revisions kept per article: the first version and this many of the newest. */
const KEPT_REVISIONS = 20;

/** Rows deleted per transaction, which then takes well under a second. */
const BATCH = 5000;
/** The next round does the rest. */
const MAX_BATCHES = 100;

/**
 * Deletes old operational records (visits outside the months that have a partition, finished imports and topic commands, alerts that were read, contact
 * messages), expired sessions, tokens, links, challenges and limits, and surplus revisions.
 */
@Injectable()
export class PruneService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Safe to run in any number of workers at once, which take turns.
   * @returns the number of rows deleted by this worker
   */
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

  /** @param batch deletes up to BATCH rows; returns null if another worker is doing so */
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
