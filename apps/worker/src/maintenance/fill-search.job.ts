import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { FillSearchService } from './fill-search.service.js';

/** Looks once a minute for articles that search does not know. */
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
      this.logger.error(
        { err: error },
        'writing words of older articles failed; it is tried again within a minute',
      );
    }
  }
}
