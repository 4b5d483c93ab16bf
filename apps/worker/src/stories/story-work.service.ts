import { Injectable } from '@nestjs/common';
import { CheckpointService } from './checkpoint.service.js';
import { CommandService } from './command.service.js';
import type { Keeping } from './epoch.service.js';
import { MemoryService } from './memory.service.js';
import { PlaceService } from './place.service.js';
import { ReviewService } from './review.service.js';

/**
 * The story-keeper's steps. Between two batches, orders are carried out (`command.service.ts`). A batch goes this way:
 *
 * 1. place       `batch.service.ts`, in memory only; the steps below share one transaction
 * 2. rebuild     `rebuild.service.ts`: loads the stories that were touched and decides anew what their articles say
 * 3. save        `rebuild-writer.service.ts`: name, counts and status; places; milestones; facts
 * 4. notify      `epoch.service.ts`, when the transaction ends
 *
 * While no article waits, stories that silence changed are rebuilt, and stories are repaired (`review.service.ts`).
 */
@Injectable()
export class StoryWorkService {
  constructor(
    private readonly memories: MemoryService,
    private readonly commands: CommandService,
    private readonly place: PlaceService,
    private readonly reviews: ReviewService,
    private readonly checkpoints: CheckpointService,
  ) {}

  remember(now: Date) {
    return this.memories.remember(now);
  }

  forget(): void {
    this.place.forget();
  }

  /** The last thing that a keeper does, unless a batch is on its way. */
  async writeDown(keeping: Keeping, now: Date): Promise<void> {
    if (!this.place.isAhead) await this.checkpoints.write(keeping, now);
  }

  /**
   * Orders are carried out and the memory is written down between two batches, when it is no further than the tables: while one
   * of them waits, no batch is prepared ahead. Answers how many articles waited; above 0 there is more to do at once, which
   * may also be the rest of a repair.
   */
  async round(keeping: Keeping, horizon: Date): Promise<number> {
    const ordered = await this.commands.areWaiting();
    const alone = ordered || this.checkpoints.isDue;
    if (alone && !this.place.isAhead) {
      if (this.checkpoints.isDue) await this.checkpoints.write(keeping, horizon);
      if (ordered) await this.commands.carryOut(keeping, horizon);
    }
    const waited = await this.place.round(keeping, horizon, alone);
    if (waited > 0) return waited;
    return (await this.reviews.round(keeping, horizon)) ? 1 : 0;
  }
}
