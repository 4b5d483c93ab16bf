import { Injectable } from '@nestjs/common';
import { CommandService } from './command.service.js';
import type { Keeping } from './epoch.service.js';
import { MemoryService } from './memory.service.js';
import { PlaceService } from './place.service.js';
import { ReviewService } from './review.service.js';

/** What the story-keeper does, in the order in which it is done: orders, waiting articles, what silence changed. */
@Injectable()
export class StoryWorkService {
  constructor(
    private readonly memories: MemoryService,
    private readonly commands: CommandService,
    private readonly place: PlaceService,
    private readonly reviews: ReviewService,
  ) {}

  remember(now: Date) {
    return this.memories.remember(now);
  }

  forget(): void {
    this.place.forget();
  }

  /**
   * Orders are carried out between two batches, when the memory is no further than the tables: while one waits, no batch is
   * prepared ahead. Answers how many articles waited.
   */
  async round(keeping: Keeping, horizon: Date): Promise<number> {
    const ordered = await this.commands.areWaiting();
    if (ordered && !this.place.isAhead) await this.commands.carryOut(keeping, horizon);
    const waited = await this.place.round(keeping, horizon, ordered);
    if (waited === 0) await this.reviews.review(keeping, horizon);
    return waited;
  }
}
