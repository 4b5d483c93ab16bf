import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { PruneService } from './prune.service.js';
import { PruneNotificationsService } from './prune-notifications.service.js';

/** Prunes once an hour. */
@Injectable()
export class PruneJob {
  constructor(
    private readonly pruning: PruneService,
    private readonly notifications: PruneNotificationsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('0 41 * * * *', { waitForCompletion: true })
  async tick(): Promise<void> {
    try {
      await this.pruning.round();
      await this.notifications.round();
    } catch (error) {
      this.logger.error({ err: error }, 'pruning failed, retrying within the hour');
    }
  }
}
