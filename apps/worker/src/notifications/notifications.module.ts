import { Module } from '@nestjs/common';
import { DigestContents } from './digest-contents.service.js';
import { DigestMailService } from './digest-mail.service.js';
import { DigestOutlets } from './digest-outlets.service.js';
import { DigestsService } from './digests.service.js';
import { NotificationsJob } from './notifications.job.js';
import { NotificationsService } from './notifications.service.js';
import { SourceNotices } from './source-notices.service.js';
import { SourceReports } from './source-reports.service.js';

/** Notifications for followers: immediate, in digests, and by mail. */
@Module({
  providers: [
    NotificationsService,
    SourceNotices,
    DigestContents,
    SourceReports,
    DigestsService,
    DigestMailService,
    DigestOutlets,
    NotificationsJob,
  ],
})
export class NotificationsModule {}
