import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { AlertsController } from './alerts/alerts.controller.js';
import { AlertsService } from './alerts/alerts.service.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditService } from './audit/audit.service.js';
import { ContentController } from './content/content.controller.js';
import { ContentService } from './content/content.service.js';
import { AddFeedService } from './feeds/add-feed.service.js';
import { FeedFinder } from './feeds/feed-finder.service.js';
import { FeedsController } from './feeds/feeds.controller.js';
import { FeedsService } from './feeds/feeds.service.js';
import { MembersController } from './members/members.controller.js';
import { MembersService } from './members/members.service.js';
import { ActivityService } from './overview/activity.service.js';
import { StatsController } from './overview/stats.controller.js';
import { StatsService } from './overview/stats.service.js';
import { SystemStatusService } from './overview/system-status.service.js';
import { DecisionsService } from './queue/decisions.service.js';
import { EvidenceService } from './queue/evidence.service.js';
import { QueueController } from './queue/queue.controller.js';
import { QueueService } from './queue/queue.service.js';
import { UndoService } from './queue/undo.service.js';
import { RunTimeSettingsService } from './settings/run-time-settings.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { DeskSourcesController } from './sources/desk-sources.controller.js';
import { DeskSourcesService } from './sources/desk-sources.service.js';
import { OpmlController } from './sources/opml/opml.controller.js';
import { OpmlExportService } from './sources/opml/opml-export.service.js';
import { OpmlImportService } from './sources/opml/opml-import.service.js';
import { SourceChangeService } from './sources/source-change.service.js';
import { SourceWrites } from './sources/source-writes.service.js';
import { DeskTopicsController } from './topics/desk-topics.controller.js';
import { DeskTopicsService } from './topics/desk-topics.service.js';
import { HistoryService } from './topics/history.service.js';
import { OrdersController } from './topics/orders.controller.js';
import { OrdersService } from './topics/orders.service.js';
import { SplitPreviewService } from './topics/split-preview.service.js';

/** The desk of editors and operators: `/api/admin`. */
@Module({
  imports: [HealthModule],
  controllers: [
    StatsController,
    MembersController,
    AuditController,
    SettingsController,
    ContentController,
    DeskTopicsController,
    OrdersController,
    FeedsController,
    QueueController,
    DeskSourcesController,
    OpmlController,
    AlertsController,
  ],
  providers: [
    StatsService,
    SystemStatusService,
    ActivityService,
    MembersService,
    AuditService,
    RunTimeSettingsService,
    ContentService,
    DeskTopicsService,
    HistoryService,
    SplitPreviewService,
    OrdersService,
    FeedsService,
    FeedFinder,
    AddFeedService,
    DeskSourcesService,
    SourceChangeService,
    SourceWrites,
    OpmlImportService,
    OpmlExportService,
    AlertsService,
    QueueService,
    EvidenceService,
    DecisionsService,
    UndoService,
  ],
})
export class AdminModule {}
