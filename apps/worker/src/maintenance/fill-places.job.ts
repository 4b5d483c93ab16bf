import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { FillPlacesService } from './fill-places.service.js';

/** Once a minute, fills in missing places of topics. */
@Injectable()
export class FillPlacesJob {
  constructor(
    private readonly filling: FillPlacesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('40 * * * * *', { waitForCompletion: true })
  async tick(): Promise<void> {
    try {
      await this.filling.round();
    } catch (error) {
      this.logger.error({ err: error }, 'filling in places failed, retrying within a minute');
    }
  }
}
