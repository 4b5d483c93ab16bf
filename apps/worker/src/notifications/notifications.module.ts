import { Module } from '@nestjs/common';
import { DigestContents } from './digest-contents.service.js';
import { DigestMailService } from './digest-mail.service.js';
import { DigestsService } from './digests.service.js';
import { NoticesJob } from './notices.job.js';
import { NoticesService } from './notices.service.js';

/** What followers are told: at once, in digests, and by mail. */
@Module({ providers: [NoticesService, DigestContents, DigestsService, DigestMailService, NoticesJob] })
export class NotificationsModule {}
