import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { PushDeliveries } from './push-deliveries.service.js';

/** Looks for devices to tell every five seconds. */
@Injectable()
export class PushTicker {
  constructor(
    private readonly deliveries: PushDeliveries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('*/5 * * * * *', { waitForCompletion: true })
  async send(): Promise<void> {
    try {
      await this.deliveries.round();
    } catch (error) {
      this.logger.error({ err: error }, 'telling devices failed, retrying within five seconds');
    }
  }
}
