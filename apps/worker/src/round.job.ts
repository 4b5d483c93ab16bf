import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { type Logger, systemClock } from '#platform/runtime';
import { IngestService } from './ingest/ingest.service.js';
import { ReplayService } from './ingest/replay.service.js';
import { LOGGER } from './setup/tokens.js';
import { KeeperService } from './stories/keeper.service.js';

const ENDED = () => 'ended' as const;

/** A feed that falls due before the next tick is waited for, up to so long (ms). */
const TICK_MS = 1000;

/** Due feeds are looked for no more often (ms): what falls due meanwhile is claimed together. */
const BREATH_MS = 50;

/**
 * The worker's one loop. Every second it does what there is to do, and again while there was something or a feed is about
 * to fall due: reads due feeds (and moves a replay on) while it places what waits. Each part may be run by any number of
 * workers at once.
 */
@Injectable()
export class RoundJob implements OnApplicationShutdown {
  private readonly stopping = new AbortController();
  /** Resolves when feeds brought something or a replay moved on. */
  private more = Promise.withResolvers<'more'>();
  /** Articles are being placed, so that reading need not end. */
  private placing = false;
  /** System time, ms: when a pass was last completed. */
  lastPassAt = systemClock.now().getTime();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly ingest: IngestService,
    private readonly keeper: KeeperService,
    private readonly replay: ReplayService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('* * * * * *', { waitForCompletion: true })
  tick(): Promise<void> {
    this.running = this.runUntilIdle();
    return this.running;
  }

  /** Ends when nothing is left to do before the next tick, or on shutdown after the step at hand. */
  async runUntilIdle(): Promise<void> {
    try {
      let worked = true;
      while (worked && !this.stopped) {
        const reading = this.readFeeds();
        const placing = this.placeArticles(reading);
        await Promise.allSettled([reading, placing]);
        worked = (await reading) || (await placing);
        if (!worked) worked = await this.untilDue();
      }
    } catch (error) {
      this.logger.error({ err: error }, 'round failed; the next one starts within a second');
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await this.keeper.release();
  }

  private get stopped(): boolean {
    return this.stopping.signal.aborted;
  }

  /**
   * Reads what is due and moves a replay on, until nothing is due or the stories must catch up; while articles are being
   * placed it waits for what falls due next. True when it did something.
   */
  private async readFeeds(): Promise<boolean> {
    let did = false;
    while (!this.stopped) {
      const visited = await this.ingest.round();
      this.lastPassAt = systemClock.now().getTime();
      if (visited > 0 || (!this.stopped && (await this.replay.step()))) {
        did = true;
        this.tellMore();
      } else if (!this.placing || !(await this.untilDue())) break;
    }
    return did;
  }

  /**
   * Places what waits, batch by batch, for as long as feeds are being read; where nothing waits it looks again every second,
   * since orders may have come. True when it did something.
   */
  private async placeArticles(reading: Promise<boolean>): Promise<boolean> {
    const readingEnds = reading.then(ENDED, ENDED);
    let did = false;
    while (!this.stopped) {
      const more = this.more.promise;
      const placed = await this.placeBatch();
      this.lastPassAt = systemClock.now().getTime();
      did ||= placed > 0;
      if (placed === 0 && (await Promise.race([more, readingEnds, wait(TICK_MS)])) === 'ended') break;
    }
    return did;
  }

  private async placeBatch(): Promise<number> {
    this.placing = true;
    try {
      return await this.keeper.round();
    } finally {
      this.placing = false;
    }
  }

  /** Waits until the next feed falls due; false at once when none does before the next tick. */
  private async untilDue(): Promise<boolean> {
    const ms = this.stopped ? null : await this.ingest.untilDue();
    if (ms === null || ms >= TICK_MS || this.stopped) return false;
    await wait(Math.max(ms, BREATH_MS), undefined, { signal: this.stopping.signal }).catch(ifAborted);
    return !this.stopped;
  }

  private tellMore(): void {
    const { resolve } = this.more;
    this.more = Promise.withResolvers<'more'>();
    resolve('more');
  }
}

function ifAborted(error: Error): void {
  if (error.name !== 'AbortError') throw error;
}
