import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { placeOfStory } from '#domain/timeline/places';
import { Database } from '#persistence/database';
import { topicsWithoutPlace, writePlaces } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';

const BATCH = 200;
const ARTICLES_EACH = 50;

/**
 * Writes the places of topics that have not been rebuilt since places exist. It pauses as long as it works, to limit the load. Safe
 * to run in any number of workers at once: they write the same.
 */
@Injectable()
export class FillPlacesService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs until no topic is left. */
  async round(): Promise<void> {
    let filled = 0;
    while (!this.stopping) {
      const started = performance.now();
      const topics = await topicsWithoutPlace(this.db, BATCH, ARTICLES_EACH);
      if (topics.length === 0) break;
      await writePlaces(
        this.db,
        topics.map(({ id, texts }) => ({ id, place: placeOfStory(texts) })),
      );
      filled += topics.length;
      await wait(Math.min(performance.now() - started, 1000));
    }
    if (filled > 0) this.logger.info({ topics: filled }, 'places of older topics written');
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }
}
