import { Module } from '@nestjs/common';
import { EventStreams } from './event-streams.service.js';
import { EventsController } from './events.controller.js';
import { NewsFeedGrowthNotifier } from './news-feed-growth.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { UnreadCounts } from './unread-counts.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe.service.js';

/** Notifications, the event stream, and unsubscribing from email digests. */
@Module({
  controllers: [NotificationsController, EventsController, UnsubscribeController],
  providers: [NotificationsService, UnsubscribeService, EventStreams, UnreadCounts, NewsFeedGrowthNotifier],
})
export class NotificationsModule {}
