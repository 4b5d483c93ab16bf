import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EventStreams } from './event-streams.service.js';
import { EventsController } from './events.controller.js';
import { MutesController } from './mutes.controller.js';
import { MutesService } from './mutes.service.js';
import { NewsFeedGrowthNotifier } from './news-feed-growth.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { PushController } from './push/push.controller.js';
import { PushDevices } from './push/push-devices.service.js';
import { TargetDeliveriesService } from './targets/target-deliveries.service.js';
import { TargetEmailsController } from './targets/target-emails.controller.js';
import { TargetEmails } from './targets/target-emails.service.js';
import { TargetSeal } from './targets/target-seal.service.js';
import { TargetsController } from './targets/targets.controller.js';
import { TargetsService } from './targets/targets.service.js';
import { UnreadCounts } from './unread-counts.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { WeeklyDigestController } from './weekly-digest.controller.js';

/** Notifications, devices and targets, mutes, the event stream, and the links in email digests. */
@Module({
  imports: [AuthModule],
  controllers: [
    NotificationsController,
    MutesController,
    PushController,
    TargetsController,
    TargetEmailsController,
    EventsController,
    UnsubscribeController,
    WeeklyDigestController,
  ],
  providers: [
    NotificationsService,
    MutesService,
    PushDevices,
    TargetsService,
    TargetDeliveriesService,
    TargetEmails,
    TargetSeal,
    UnsubscribeService,
    EventStreams,
    UnreadCounts,
    NewsFeedGrowthNotifier,
  ],
})
export class NotificationsModule {}
