import { Module } from '@nestjs/common';
import { EventStreams } from './event-streams.service.js';
import { EventsController } from './events.controller.js';
import { MutesController } from './mutes.controller.js';
import { MutesService } from './mutes.service.js';
import { NewsFeedGrowthNotifier } from './news-feed-growth.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { PushController } from './push/push.controller.js';
import { PushDevices } from './push/push-devices.service.js';
import { UnreadCounts } from './unread-counts.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { WeeklyDigestController } from './weekly-digest.controller.js';

/** Notifications, mutes, the event stream, and the links in email digests. */
@Module({
  controllers: [
    NotificationsController,
    MutesController,
    PushController,
    EventsController,
    UnsubscribeController,
    WeeklyDigestController,
  ],
  providers: [
    NotificationsService,
    MutesService,
    PushDevices,
    UnsubscribeService,
    EventStreams,
    UnreadCounts,
    NewsFeedGrowthNotifier,
  ],
})
export class NotificationsModule {}
