import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { FillSearchService } from './fill-search.service.js';

/** Once a minute, fills in missing search words. */
@Injectable()
export class FillSearchJob {
  constructor(
    private readonly filling: FillSearchService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('20 * * * * *', { waitForCompletion: true })
  async tick(): Promise<void> {
    try {
      await this.filling.round();
    } catch (error) {
      this.logger.error({ err: error }, 'filling in search words failed, retrying within a minute');
    }
  }
}
