import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { fillSearchWords } from '#persistence/ingest/article';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';

const BATCH = 500;

/** Writes the words of articles that were placed before words were kept; half of the time, so that others get on. */
@Injectable()
export class FillSearchService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Until no article is left to look at. Any number of workers may call it at once: they take turns. */
  async round(): Promise<void> {
    let filled = 0;
    while (!this.stopping) {
      const started = performance.now();
      const batch = await fillSearchWords(this.db, BATCH);
      if (batch === null) break;
      filled += batch;
      await wait(Math.min(performance.now() - started, 1000));
    }
    if (filled > 0) this.logger.info({ articles: filled }, 'words of older articles written');
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }
}
