import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { DigestMailService } from './digest-mail.service.js';
import { DigestsService } from './digests.service.js';
import { NotificationsService } from './notifications.service.js';

/** Notifies followers every second. Checks every ten seconds for due digests and mails. */
@Injectable()
export class NotificationsJob {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly digests: DigestsService,
    private readonly mail: DigestMailService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('* * * * * *', { waitForCompletion: true })
  async notify(): Promise<void> {
    try {
      const notifications = await this.notifications.round();
      if (notifications > 0) this.logger.info({ notifications }, 'notifications written');
    } catch (error) {
      this.logger.error({ err: error }, 'notifying followers failed, retrying within a second');
    }
  }

  @Cron('*/10 * * * * *', { waitForCompletion: true })
  async digest(): Promise<void> {
    try {
      await this.digests.round();
    } catch (error) {
      this.logger.error({ err: error }, 'writing digests failed, retrying within ten seconds');
    }
  }

  @Cron('5/10 * * * * *', { waitForCompletion: true })
  async send(): Promise<void> {
    try {
      await this.mail.round();
    } catch (error) {
      this.logger.error({ err: error }, 'mailing digests failed, retrying within ten seconds');
    }
  }
}
