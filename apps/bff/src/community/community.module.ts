import { Module } from '@nestjs/common';
import { PublicCollectionsController } from './collections/public-collections.controller.js';
import { PublicCollectionsService } from './collections/public-collections.service.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactService } from './contact/contact.service.js';
import { FollowedOpmlController } from './followed-opml.controller.js';
import { FollowedOpmlService } from './followed-opml.service.js';
import { PopularSourcesService } from './popular-sources.service.js';
import { ReportQueueController } from './reports/report-queue.controller.js';
import { ReportQueueService } from './reports/report-queue.service.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsService } from './reports/reports.service.js';
import { SourceDirectoryService } from './source-directory.service.js';
import { SourceFollowsController } from './source-follows.controller.js';
import { SourceFollowsService } from './source-follows.service.js';
import { SourcePageService } from './source-page.service.js';
import { SourceVotesController } from './source-votes.controller.js';
import { SourceVotesService } from './source-votes.service.js';
import { SourcesController } from './sources.controller.js';

@Module({
  controllers: [
    SourcesController,
    SourceFollowsController,
    FollowedOpmlController,
    SourceVotesController,
    PublicCollectionsController,
    ContactController,
    ReportsController,
    ReportQueueController,
  ],
  providers: [
    SourceDirectoryService,
    PopularSourcesService,
    SourcePageService,
    SourceFollowsService,
    FollowedOpmlService,
    SourceVotesService,
    PublicCollectionsService,
    ContactService,
    ReportsService,
    ReportQueueService,
  ],
  exports: [SourcePageService],
})
export class CommunityModule {}
