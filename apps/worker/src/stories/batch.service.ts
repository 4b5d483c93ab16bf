import { Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { reserveIds, waitingArticles } from '#persistence/stories';
import { MemoryService, rememberedSince } from './memory/memory.service.js';
import { type PlacedRow, placeInMemory, type StoryMemory } from './memory/story-memory.js';
import { withPauses } from './memory/with-pauses.js';
import { ReadingService } from './rebuild/reading.service.js';

/** Articles with their topics. Only the keeper's memory knows these places yet. */
export interface PlacedBatch {
  placed: PlacedRow[];
  topics: number[];
  /** How many of the topics are new. */
  opened: number;
  /** News time of the rebuild. */
  now: Date;
}

/** Prepares the next batch: all of placing that needs no transaction. */
@Injectable()
export class BatchService {
  constructor(
    private readonly db: Database,
    private readonly memories: MemoryService,
    private readonly reading: ReadingService,
  ) {}

  /** Places the next articles in memory, in published order, and reads them. Returns null if none wait. */
  async next(
    memory: StoryMemory,
    { horizon, limit, without }: { horizon: Date; limit: number; without: readonly number[] },
  ): Promise<PlacedBatch | null> {
    const waiting = await waitingArticles(this.db, horizon, limit, without);
    if (waiting.length === 0) return null;
    if (memory.topicIds.length < waiting.length)
      memory.topicIds.push(...(await reserveIds(this.db, 'topic', waiting.length)));
    if (memory.eventIds.length < waiting.length)
      memory.eventIds.push(...(await reserveIds(this.db, 'event', waiting.length)));
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
