import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { EpochService, type Keeping } from './epoch.service.js';
import { MemoryService } from './memory.service.js';

/** Of system time: what a killed keeper learned since is read from the articles again. */
const EVERY_MS = 60_000;
/** Writes in one go, of 500 topics each: what is more waits for the next time. */
const MOST_WRITES = 20;

/** Writes down what the keeper knows, so that the next one starts where this one stood. */
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

  /** The memory must be no further than the tables. @throws KeeperLost */
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
    this.logger.debug({ ms }, 'stories written down');
  }
}
