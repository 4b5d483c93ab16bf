import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { ContactMailService } from './contact-mail.service.js';

/** Checks every ten seconds for messages of the contact form to mail. */
@Injectable()
export class ContactMailJob {
  constructor(
    private readonly mail: ContactMailService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('8/10 * * * * *', { waitForCompletion: true })
  async send(): Promise<void> {
    try {
      await this.mail.round();
    } catch (error) {
      this.logger.error({ err: error }, 'mailing contact messages failed, retrying within ten seconds');
    }
  }
}
