import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../../setup/tokens.js';
import { WebsubService } from './websub.service.js';

/** Sends subscription requests once a minute. */
@Injectable()
export class WebsubJob {
  constructor(
    private readonly websub: WebsubService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('30 * * * * *', { waitForCompletion: true })
  async tick(): Promise<void> {
    try {
      await this.websub.round();
    } catch (error) {
      this.logger.error({ err: error }, 'subscribing to hubs failed, retrying within a minute');
    }
  }
}
