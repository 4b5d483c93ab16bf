import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { fillSearchWords } from '#persistence/ingest/article';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';

const BATCH = 500;

/**
 * Writes the search words of articles that were placed before search existed. It pauses as long as it works, to limit
 * the load.
 */
@Injectable()
export class FillSearchService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs until no article is left. Workers that run it at once take turns. */
  async round(): Promise<void> {
    let filled = 0;
    while (!this.stopping) {
      const started = performance.now();
      const batch = await fillSearchWords(this.db, BATCH);
      if (batch === null) break;
      filled += batch;
      await wait(Math.min(performance.now() - started, 1000));
    }
    if (filled > 0) this.logger.info({ articles: filled }, 'search words of older articles written');
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }
}
