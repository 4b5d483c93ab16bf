import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { ArchiveService } from './archive.service.js';

/** Archives once an hour in batches. Safe to run in any number of workers at once. */
@Injectable()
export class ArchiveJob implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly archive: ArchiveService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('0 17 * * * *', { waitForCompletion: true })
  async tick(): Promise<void> {
    try {
      while (!this.stopping && (await this.archive.batch()) > 0);
    } catch (error) {
      this.logger.error({ err: error }, 'archiving failed, retrying within the hour');
    }
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }
}
