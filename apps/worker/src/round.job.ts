import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { type Logger, systemClock } from '#platform';
import { IngestService } from './ingest/ingest.service.js';
import { ReplayService } from './ingest/replay.service.js';
import { KeeperService } from './stories/keeper.service.js';
import { LOGGER } from './tokens.js';
import { TrustService } from './trust/trust.service.js';

/**
 * The worker's one loop. Every second it does what there is to do, in the order in which an article goes its
 * way, and again while there was something: read due feeds, place what waits, move a replay on, look at trust.
 * Each part answers how much it did and may be run by any number of workers at once.
 */
@Injectable()
export class RoundJob implements OnApplicationShutdown {
  private stopping = false;
  /** System time, ms: when a pass was last completed. */
  lastPassAt = systemClock.now().getTime();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly ingest: IngestService,
    private readonly keeper: KeeperService,
    private readonly replay: ReplayService,
    private readonly trust: TrustService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('* * * * * *', { waitForCompletion: true })
  tick(): Promise<void> {
    this.running = this.runUntilIdle();
    return this.running;
  }

  /** Ends when nothing is left to do now, or on shutdown after the step at hand. */
  async runUntilIdle(): Promise<void> {
    try {
      let worked = true;
      while (worked && !this.stopping) {
        worked = await this.round();
        this.lastPassAt = systemClock.now().getTime();
      }
    } catch (error) {
      this.logger.error({ err: error }, 'round failed; the next one starts within a second');
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
    await this.keeper.release();
  }

  /** One pass; true when there may be more to do at once. */
  private async round(): Promise<boolean> {
    const visited = await this.ingest.round();
    if (this.stopping) return false;
    const placed = await this.keeper.round();
    if (visited + placed > 0) return true;
    if (await this.replay.step()) return true;
    await this.trust.round();
    return false;
  }
}
