import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { beatKeeper, Database, releaseKeeper, takeKeeper } from '#persistence';
import type { Logger } from '#platform';
import { LOGGER } from '../tokens.js';
import { KeeperLost, PlaceService } from './place.service.js';

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
  private epoch: number | null = null;
  private heart: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Database,
    private readonly place: PlaceService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Places a batch of what waits. Answers how many articles waited; 0 also while somebody else is keeper. */
  async round(): Promise<number> {
    const epoch = this.epoch ?? (await this.take());
    if (epoch === null) return 0;
    try {
      return await this.place.round(epoch);
    } catch (error) {
      this.lose();
      if (!(error instanceof KeeperLost)) throw error;
      this.logger.warn({ epoch }, 'keeper lost');
      return 0;
    }
  }

  /** Gives the lease up, so that another worker need not wait for it to go stale. */
  async release(): Promise<void> {
    const epoch = this.epoch;
    this.lose();
    if (epoch !== null) await releaseKeeper(this.db, epoch);
  }

  private async take(): Promise<number | null> {
    const epoch = await takeKeeper(this.db, this.holder, STALE_MS);
    if (epoch === null) return null;
    this.epoch = epoch;
    this.heart = setInterval(() => void this.beat(epoch), BEAT_MS);
    this.heart.unref();
    try {
      const remembered = await this.place.remember();
      this.logger.info({ epoch, remembered }, 'keeper');
    } catch (error) {
      this.lose();
      throw error;
    }
    return this.epoch;
  }

  private async beat(epoch: number): Promise<void> {
    try {
      if (!(await beatKeeper(this.db, epoch)) && this.epoch === epoch) this.lose();
    } catch (error) {
      this.logger.warn({ err: error, epoch }, 'keeper has no heartbeat');
    }
  }

  private lose(): void {
    if (this.heart) clearInterval(this.heart);
    this.heart = null;
    this.epoch = null;
    this.place.forget();
  }
}
