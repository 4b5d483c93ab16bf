import { Module } from '@nestjs/common';
import { NoticeStreams } from './notice-streams.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe.service.js';

/** What readers are told, the stream that says when there is more, and the end of digests by mail. */
@Module({
  controllers: [NotificationsController, UnsubscribeController],
  providers: [NotificationsService, UnsubscribeService, NoticeStreams],
})
export class NotificationsModule {}
