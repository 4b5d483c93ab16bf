import { Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { reserveIds, waitingArticles } from '#persistence/stories';
import {
  MemoryService,
  type PlacedRow,
  placeInMemory,
  rememberedSince,
  type StoryMemory,
} from './memory.service.js';
import { ReadingService } from './reading.service.js';
import { withPauses } from './with-pauses.js';

/** Articles with their places, of which only the keeper's memory knows yet. */
export interface PlacedBatch {
  placed: PlacedRow[];
  topics: number[];
  /** How many of the topics are new. */
  opened: number;
  /** News time of the rebuild. */
  now: Date;
}

/** Prepares what the keeper writes next: everything of placing that needs no transaction. */
@Injectable()
export class BatchService {
  constructor(
    private readonly db: Database,
    private readonly memories: MemoryService,
    private readonly reading: ReadingService,
  ) {}

  /** The next articles in published order, placed in memory and read; null when none waits. */
  async next(
    memory: StoryMemory,
    { horizon, limit, without }: { horizon: Date; limit: number; without: readonly number[] },
  ): Promise<PlacedBatch | null> {
    const waiting = await waitingArticles(this.db, horizon, limit, without);
    if (waiting.length === 0) return null;
    if (memory.topicIds.length < waiting.length)
      memory.topicIds.push(...(await reserveIds(this.db, 'topic', waiting.length)));
    await this.memories.refreshOrigins(memory);
    memory.model.forget(rememberedSince(horizon));
    const unused = new Set(memory.topicIds);
    const placed: PlacedBatch['placed'] = [];
    for await (const row of withPauses(waiting)) {
      const one = placeInMemory(memory, row);
      this.reading.read(one);
      placed.push(one);
    }
    const topics = [...new Set(placed.map(({ topic_id }) => topic_id))];
    return { placed, topics, opened: topics.filter((id) => unused.has(id)).length, now: horizon };
  }
}
