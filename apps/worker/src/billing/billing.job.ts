import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { ReconcileService } from './reconcile.service.js';

/** Looks for the day's job at 23 past each hour: it is due from 03:00 UTC on, or when the first worker starts later. */
@Injectable()
export class BillingJob {
  constructor(
    private readonly reconciling: ReconcileService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('0 23 * * * *', { waitForCompletion: true })
  async tick(): Promise<void> {
    try {
      await this.reconciling.round();
    } catch (error) {
      this.logger.error({ err: error }, 'reconciling subscriptions failed, retrying within the hour');
    }
  }
}
