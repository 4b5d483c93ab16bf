import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../../setup/tokens.js';
import { EpochService, type Keeping } from './epoch.service.js';
import { MemoryService } from './memory.service.js';

/** Interval in system time (ms). A killed keeper's later changes are rebuilt from the articles. */
const EVERY_MS = 60_000;
/** The most writes per checkpoint, of 500 topics each. The rest waits for the next one. */
const MOST_WRITES = 20;

/** Saves the keeper's memory, so that the next keeper can restore it. */
@Injectable()
export class CheckpointService {
  private doneAt = 0;

  constructor(
    private readonly epochs: EpochService,
    private readonly memories: MemoryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get isDue(): boolean {
    return performance.now() - this.doneAt >= EVERY_MS;
  }

  /**
   * Requires that the memory is not ahead of the tables.
   * @throws KeeperLost
   */
  async write({ memory, epoch }: Keeping, now: Date): Promise<void> {
    this.doneAt = performance.now();
    let hasMore = true;
    for (let writes = 0; hasMore && writes < MOST_WRITES; writes += 1) {
      await this.epochs.write(epoch, async (tx) => {
        hasMore = await this.memories.write(tx, memory);
        return [];
      });
    }
    await this.memories.forgetWritten(now);
    const ms = Math.round(performance.now() - this.doneAt);
    this.logger.debug({ ms }, 'story memory saved');
  }
}
