import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { beatKeeper, releaseKeeper, takeKeeper } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { KeeperLost, type Keeping } from './memory/epoch.service.js';
import { oneAtATime } from './memory/one-at-a-time.js';
import { StoryWorkService } from './story-work.service.js';

/** Another worker takes over after this time without a heartbeat (ms). */
const STALE_MS = 8000;
const BEAT_MS = 2000;

/**
 * The lease of the story-keeper. Only its holder keeps stories in memory and places articles. Each of its
 * transactions checks the epoch. A keeper that lost the lease writes nothing, drops its memory and starts over.
 */
@Injectable()
export class KeeperService {
  private readonly holder = randomUUID();
  private keeping: Keeping | null = null;
  private heart: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly work: StoryWorkService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Carries out waiting commands and places a batch of articles.
   * @returns the number of articles that waited, 0 also if another worker is keeper
   */
  async round(): Promise<number> {
    const keeping = this.keeping ?? (await this.take());
    if (!keeping) return 0;
    try {
      return await this.work.round(keeping, await this.clock.placing());
    } catch (error) {
      this.lose();
      if (!(error instanceof KeeperLost)) throw error;
      this.logger.warn({ epoch: keeping.epoch }, 'lost the keeper lease');
      return 0;
    }
  }

  /** Releases the lease, so that another worker need not wait until it expires. */
  async release(): Promise<void> {
    const keeping = this.keeping;
    if (keeping) await this.checkpoint(keeping);
    this.lose();
    if (keeping) await releaseKeeper(this.db, keeping.epoch);
  }

  private async checkpoint(keeping: Keeping): Promise<void> {
    try {
      await this.work.checkpoint(keeping, await this.clock.now());
    } catch (error) {
      this.logger.warn({ err: error }, 'saving story memory failed, the next keeper will read the articles');
    }
  }

  private async take(): Promise<Keeping | null> {
    const epoch = await takeKeeper(this.db, this.holder, STALE_MS);
    if (epoch === null) return null;
    this.heart = setInterval(
      // During a transaction of the keeper itself, a beat waits for the row.
      oneAtATime(() => this.beat(epoch)),
      BEAT_MS,
    );
    this.heart.unref();
    try {
      const { memory, ...read } = await this.work.remember(await this.clock.now());
      this.keeping = { epoch, memory };
      this.logger.info({ epoch, ...read }, 'became story-keeper');
    } catch (error) {
      this.lose();
      throw error;
    }
    return this.keeping;
  }

  private async beat(epoch: number): Promise<void> {
    try {
      if (!(await beatKeeper(this.db, epoch)) && this.keeping?.epoch === epoch) this.lose();
    } catch (error) {
      this.logger.warn({ err: error, epoch }, 'keeper heartbeat failed');
    }
  }

  private lose(): void {
    if (this.heart) clearInterval(this.heart);
    this.heart = null;
    this.keeping = null;
    this.work.forget();
  }
}
