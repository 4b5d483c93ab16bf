import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { fillSearchWords } from '#persistence/ingest/article';
import { fillTopicWords } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';

const BATCH = 500;

/**
 * Writes the search words of articles and topics that are older than their search. It pauses as long as it works, to
 * limit the load.
 */
@Injectable()
export class FillSearchService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs until nothing is left. Workers that run it at once take turns. */
  async round(): Promise<void> {
    const articles = await this.fill(fillSearchWords);
    const topics = await this.fill(fillTopicWords);
    if (articles + topics > 0) this.logger.info({ articles, topics }, 'older search words written');
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Fills batch by batch, and returns the number written. */
  private async fill(fillBatch: (db: Database, limit: number) => Promise<number | null>): Promise<number> {
    let filled = 0;
    while (!this.stopping) {
      const started = performance.now();
      const batch = await fillBatch(this.db, BATCH);
      if (batch === null) break;
      filled += batch;
      await wait(Math.min(performance.now() - started, 1000));
    }
    return filled;
  }
}
