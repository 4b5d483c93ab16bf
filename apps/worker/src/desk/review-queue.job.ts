import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { ReviewQueueService } from './review-queue.service.js';

/** Keeps the review queue once a minute. */
@Injectable()
export class ReviewQueueJob {
  constructor(
    private readonly queue: ReviewQueueService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('25 * * * * *', { waitForCompletion: true })
  async tick(): Promise<void> {
    try {
      await this.queue.round();
    } catch (error) {
      this.logger.error({ err: error }, 'review queue not updated, retrying within a minute');
    }
  }
}
