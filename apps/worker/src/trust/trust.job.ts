import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { TrustService } from './trust.service.js';

/** Looks every five seconds whether sources are to be assessed. */
@Injectable()
export class TrustJob {
  constructor(
    private readonly trust: TrustService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('3/5 * * * * *', { waitForCompletion: true })
  async look(): Promise<void> {
    try {
      await this.trust.round();
    } catch (error) {
      this.logger.error({ err: error }, 'assessing trust failed; it is tried again within five seconds');
    }
  }
}
