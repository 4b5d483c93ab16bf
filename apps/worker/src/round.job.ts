import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { type Logger, systemClock } from '#platform';
import { IngestService } from './ingest/ingest.service.js';
import { ReplayService } from './ingest/replay.service.js';
import { KeeperService } from './stories/keeper.service.js';
import { LOGGER } from './tokens.js';
import { TrustService } from './trust/trust.service.js';

const ENDED = () => 'ended' as const;

/**
 * The worker's one loop. Every second it does what there is to do, and again while there was something: reads due feeds (and
 * moves a replay on) while it places what waits, then looks at trust. Each part may be run by any number of workers at once.
 */
@Injectable()
export class RoundJob implements OnApplicationShutdown {
  private stopping = false;
  /** Resolves when feeds brought something or a replay moved on. */
  private more = Promise.withResolvers<'more'>();
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
        const reading = this.readFeeds();
        const placing = this.placeArticles(reading);
        await Promise.allSettled([reading, placing]);
        worked = (await reading) || (await placing);
      }
      if (!this.stopping) await this.trust.round();
    } catch (error) {
      this.logger.error({ err: error }, 'round failed; the next one starts within a second');
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
    await this.keeper.release();
  }

  /** Reads what is due and moves a replay on, until nothing is due or the stories must catch up; true when it did something. */
  private async readFeeds(): Promise<boolean> {
    let did = false;
    while (!this.stopping) {
      const visited = await this.ingest.round();
      this.lastPassAt = systemClock.now().getTime();
      if (visited === 0 && (this.stopping || !(await this.replay.step()))) break;
      did = true;
      this.tellMore();
    }
    return did;
  }

  /** Places what waits, batch by batch, for as long as feeds are being read; true when it did something. */
  private async placeArticles(reading: Promise<boolean>): Promise<boolean> {
    const readingEnds = reading.then(ENDED, ENDED);
    let did = false;
    while (!this.stopping) {
      const more = this.more.promise;
      const placed = await this.keeper.round();
      this.lastPassAt = systemClock.now().getTime();
      did ||= placed > 0;
      if (placed === 0 && (await Promise.race([more, readingEnds])) === 'ended') break;
    }
    return did;
  }

  private tellMore(): void {
    const { resolve } = this.more;
    this.more = Promise.withResolvers<'more'>();
    resolve('more');
  }
}
