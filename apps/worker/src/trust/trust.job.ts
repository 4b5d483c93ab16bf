import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { isCatchingUp } from '#domain/news-clock';
import { NewsClock } from '#persistence/news-clock';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { TrustService } from './trust.service.js';

/** Checks every five seconds for sources to assess. A replay that catches up does that itself. */
@Injectable()
export class TrustJob {
  constructor(
    private readonly trust: TrustService,
    private readonly clock: NewsClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('3/5 * * * * *', { waitForCompletion: true })
  async look(): Promise<void> {
    try {
      if (await this.isCatchingUp()) return;
      await this.trust.round();
    } catch (error) {
      this.logger.error({ err: error }, 'assessing trust failed, retrying within five seconds');
    }
  }

  private async isCatchingUp(): Promise<boolean> {
    const state = await this.clock.current();
    if (!state?.recording) return false;
    return state.readyAt === null || isCatchingUp(state.time);
  }
}
