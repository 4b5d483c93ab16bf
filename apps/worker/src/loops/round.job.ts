import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { type Logger, systemClock } from '#platform/runtime';
import { IngestService } from '../ingest/ingest.service.js';
import { LOGGER } from '../setup/tokens.js';
import { KeeperService } from '../stories/keeper.service.js';
import { Loop } from './loop.js';
import { OrderBell } from './order-bell.service.js';
import { ReplayService } from './replay.service.js';
import { RestingHeap } from './resting-heap.js';
import { WakeUp } from './wake-up.js';

/**
 * The worker's two concurrent loops. One reads feeds and advances a replay. The other maintains the stories. They
 * wake each other: new articles wake the story-keeper, and placed articles let a replay continue. Any number of
 * workers may run both.
 */
@Injectable()
export class RoundJob implements OnApplicationShutdown {
  /** When a pass was last completed or failed (system time, ms). */
  lastPassAt = systemClock.now().getTime();
  private readonly wakeUp = new WakeUp();
  private readonly heap = new RestingHeap(performance.now());
  private readonly reading: Loop;
  private readonly keeping: Loop;
  private running: Promise<unknown> | null = null;

  constructor(
    private readonly ingest: IngestService,
    private readonly replay: ReplayService,
    private readonly keeper: KeeperService,
    @Inject(LOGGER) logger: Logger,
    orders: OrderBell,
  ) {
    orders.onOrder(() => this.wakeUp.ring());
    const reading = {
      name: 'reading',
      step: () => this.alive(() => this.read()),
      untilDue: () => ingest.untilDue(),
    };
    const keeping = {
      name: 'story-keeping',
      step: () => this.alive(() => this.keep()),
      untilDue: async () => null,
    };
    this.reading = new Loop(reading, this.wakeUp, logger);
    this.keeping = new Loop(keeping, this.wakeUp, logger);
  }

  /** Both loops run at least once a second, because other processes add articles, commands and feeds. */
  @Cron('* * * * * *', { waitForCompletion: true })
  tick(): void {
    this.heap.collectIfDue(performance.now());
    this.start();
    this.wakeUp.ring();
  }

  start(): void {
    this.running ??= Promise.all([this.reading.run(), this.keeping.run()]);
  }

  async onApplicationShutdown(): Promise<void> {
    this.reading.stop();
    this.keeping.stop();
    await this.running;
    await this.keeper.release();
  }

  /** A pass that fails is over. Only one that never ends means that the worker hangs: a restart does not bring a database back. */
  private async alive(step: () => Promise<boolean>): Promise<boolean> {
    try {
      return await step();
    } finally {
      this.passed();
    }
  }

  /** Visits due feeds. If none are due, a replay may advance. */
  private async read(): Promise<boolean> {
    const visited = await this.ingest.round();
    this.passed();
    if (visited > 0) {
      this.heap.visited(performance.now());
      return true;
    }
    return !this.reading.stopped && (await this.replay.step());
  }

  /** Places waiting articles in batches until none are left, because a replay waits for all of them. */
  private async keep(): Promise<boolean> {
    let did = false;
    while (!this.keeping.stopped && (await this.placeBatch())) did = true;
    return did;
  }

  private async placeBatch(): Promise<boolean> {
    const placed = await this.keeper.round();
    this.passed();
    if (placed > 0) this.heap.placed(performance.now());
    return placed > 0;
  }

  private passed(): void {
    this.lastPassAt = systemClock.now().getTime();
  }
}
