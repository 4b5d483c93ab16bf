import { Injectable } from '@nestjs/common';
import { CommandService, learn } from './command.service.js';
import { CheckpointService } from './memory/checkpoint.service.js';
import type { Keeping } from './memory/epoch.service.js';
import { MemoryService } from './memory/memory.service.js';
import { PlaceService } from './place.service.js';
import { type Placing, SettleService } from './settle.service.js';

/**
 * The story-keeper's steps. Between two batches, commands are carried out (`command.service.ts`). Steps of a batch:
 *
 * 1. place       `batch.service.ts`, in memory only; the following steps share one transaction
 * 2. rebuild     `rebuild/rebuild.service.ts`: loads the affected stories and derives them from their articles again
 * 3. save        `rebuild/rebuild-writer.service.ts`: name, counts and status; places; milestones; facts
 * 4. notify      `memory/epoch.service.ts`, when the transaction ends
 *
 * While no article waits, silent stories are rebuilt and events are repaired and linked (`review/review.service.ts`).
 * While a replay catches up, this is done completely for each window (`settle.service.ts`).
 */
@Injectable()
export class StoryWorkService {
  constructor(
    private readonly memories: MemoryService,
    private readonly commands: CommandService,
    private readonly place: PlaceService,
    private readonly settling: SettleService,
    private readonly checkpoints: CheckpointService,
  ) {}

  remember(now: Date) {
    return this.memories.remember(now);
  }

  forget(): void {
    this.place.forget();
  }

  /** Saves the memory before the keeper stops, unless a prepared batch is not written yet. */
  async checkpoint(keeping: Keeping, now: Date): Promise<void> {
    if (!this.place.isAhead) await this.checkpoints.write(keeping, now);
  }

  /**
   * Commands and checkpoints run between two batches, when the memory is not ahead of the tables. While one is due,
   * no batch is prepared ahead.
   * @returns the number of articles that waited. If it is above 0, call again at once, possibly for the rest of a
   * repair.
   */
  async round(keeping: Keeping, placing: Placing): Promise<number> {
    const { horizon } = placing;
    learn(keeping);
    const ordered = await this.commands.areWaiting();
    const alone = ordered || this.checkpoints.isDue;
    if (alone && !this.place.isAhead) {
      if (this.checkpoints.isDue) await this.checkpoints.write(keeping, horizon);
      if (ordered) await this.commands.carryOut(keeping, horizon);
    }
    const waited = await this.place.round(keeping, horizon, alone);
    if (waited > 0) return waited;
    return (await this.settling.step(keeping, placing)) ? 1 : 0;
  }
}
