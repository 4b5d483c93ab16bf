import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { FloodWatchService } from './flood-watch.service.js';

/** Looks for floods every quarter of an hour. */
@Injectable()
export class FloodWatchJob {
  constructor(
    private readonly watch: FloodWatchService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('50 7/15 * * * *', { waitForCompletion: true })
  async tick(): Promise<void> {
    try {
      await this.watch.round();
    } catch (error) {
      this.logger.error({ err: error }, 'floods not looked for, retrying within a quarter of an hour');
    }
  }
}
