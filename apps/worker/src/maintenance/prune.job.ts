import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { PruneService } from './prune.service.js';
import { PruneNotificationsService } from './prune-notifications.service.js';
import { VisitMonthsService } from './visit-months.service.js';

/** Prunes once an hour. */
@Injectable()
export class PruneJob {
  constructor(
    private readonly pruning: PruneService,
    private readonly notifications: PruneNotificationsService,
    private readonly visitMonths: VisitMonthsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('0 41 * * * *', { waitForCompletion: true })
  async tick(): Promise<void> {
    await this.attempt(() => this.pruning.round());
    await this.attempt(() => this.notifications.round());
    await this.attempt(() => this.visitMonths.round(systemClock.now()));
  }

  private async attempt(prune: () => Promise<unknown>): Promise<void> {
    try {
      await prune();
    } catch (error) {
      this.logger.error({ err: error }, 'pruning failed, retrying within the hour');
    }
  }
}
