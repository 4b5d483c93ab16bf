import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { beatKeeper, releaseKeeper, takeKeeper } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { KeeperLost, type Keeping } from './epoch.service.js';
import { StoryWorkService } from './story-work.service.js';

/** After so long without a heartbeat another worker takes over. */
const STALE_MS = 8000;
const BEAT_MS = 2000;

/**
 * The lease of the one story-keeper. Only its holder remembers stories and places articles; each of its
 * transactions proves its epoch, so that a keeper who lost the lease writes nothing, forgets, and starts over.
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
   * Carries out what was ordered and places a batch of what waits. Answers how many articles waited; 0 also while somebody
   * else is keeper.
   */
  async round(): Promise<number> {
    const keeping = this.keeping ?? (await this.take());
    if (!keeping) return 0;
    try {
      return await this.work.round(keeping, await this.clock.placingHorizon());
    } catch (error) {
      this.lose();
      if (!(error instanceof KeeperLost)) throw error;
      this.logger.warn({ epoch: keeping.epoch }, 'keeper lost');
      return 0;
    }
  }

  /** Gives the lease up, so that another worker need not wait for it to go stale. */
  async release(): Promise<void> {
    const keeping = this.keeping;
    if (keeping) await this.writeDown(keeping);
    this.lose();
    if (keeping) await releaseKeeper(this.db, keeping.epoch);
  }

  private async writeDown(keeping: Keeping): Promise<void> {
    try {
      await this.work.writeDown(keeping, await this.clock.now());
    } catch (error) {
      this.logger.warn({ err: error }, 'stories not written down; the next keeper reads their articles');
    }
  }

  private async take(): Promise<Keeping | null> {
    const epoch = await takeKeeper(this.db, this.holder, STALE_MS);
    if (epoch === null) return null;
    this.heart = setInterval(() => void this.beat(epoch), BEAT_MS);
    this.heart.unref();
    try {
      const { memory, ...read } = await this.work.remember(await this.clock.now());
      this.keeping = { epoch, memory };
      this.logger.info({ epoch, ...read }, 'keeper');
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
      this.logger.warn({ err: error, epoch }, 'keeper has no heartbeat');
    }
  }

  private lose(): void {
    if (this.heart) clearInterval(this.heart);
    this.heart = null;
    this.keeping = null;
    this.work.forget();
  }
}
