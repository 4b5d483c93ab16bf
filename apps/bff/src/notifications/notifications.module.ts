import { Module } from '@nestjs/common';
import { EventStreams } from './event-streams.service.js';
import { EventsController } from './events.controller.js';
import { FeedGrowthTeller } from './feed-growth.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { UnreadCounts } from './unread-counts.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe.service.js';

/** What readers are told, the stream that says when there is more, and the end of digests by mail. */
@Module({
  controllers: [NotificationsController, EventsController, UnsubscribeController],
  providers: [NotificationsService, UnsubscribeService, EventStreams, UnreadCounts, FeedGrowthTeller],
})
export class NotificationsModule {}
