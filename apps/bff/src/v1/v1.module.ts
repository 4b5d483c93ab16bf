import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { TopicsModule } from '../topics/topics.module.js';
import { TrackerModule } from '../tracker/tracker.module.js';
import { Cursors } from './cursors.service.js';
import { ApiFollowsController } from './follows.controller.js';
import { ApiFollowsService } from './follows.service.js';
import { ApiNotificationsController } from './notifications.controller.js';
import { ApiNotificationsService } from './notifications.service.js';
import { OpenApiController } from './openapi.controller.js';
import { Pages } from './pages.service.js';
import { ApiSearchController } from './search.controller.js';
import { ApiSearchService } from './search.service.js';
import { ApiSourcesController } from './sources.controller.js';
import { ApiSourcesService } from './sources.service.js';
import { ApiStoriesController } from './stories.controller.js';
import { ApiStoriesService } from './stories.service.js';

/** `/api/v1`: the calls that others can build on. Their form does not change. */
@Module({
  imports: [SearchModule, TopicsModule, TrackerModule],
  controllers: [
    OpenApiController,
    ApiStoriesController,
    ApiSourcesController,
    ApiSearchController,
    ApiFollowsController,
    ApiNotificationsController,
  ],
  providers: [
    Cursors,
    Pages,
    ApiStoriesService,
    ApiSourcesService,
    ApiSearchService,
    ApiFollowsService,
    ApiNotificationsService,
  ],
})
export class V1Module {}
