import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { TargetDeliveries } from './target-deliveries.service.js';

/** Looks for targets to visit every five seconds, also while others are visited. */
@Injectable()
export class TargetsTicker {
  constructor(
    private readonly deliveries: TargetDeliveries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('*/5 * * * * *', { waitForCompletion: true })
  async send(): Promise<void> {
    try {
      await this.deliveries.fill();
    } catch (error) {
      this.logger.error({ err: error }, 'claiming targets failed, retrying within five seconds');
    }
  }
}
