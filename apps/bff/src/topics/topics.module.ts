import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller.js';
import { CollectionTopicsController } from './collections/collection-topics.controller.js';
import { CollectionTopicsService } from './collections/collection-topics.service.js';
import { CollectionsController } from './collections/collections.controller.js';
import { CollectionsService } from './collections/collections.service.js';
import { CoverageController } from './coverage.controller.js';
import { CoverageService } from './coverage.service.js';
import { FollowSettingsController } from './follows/follow-settings.controller.js';
import { FollowSettingsService } from './follows/follow-settings.service.js';
import { FollowingController } from './follows/following.controller.js';
import { FollowingService } from './follows/following.service.js';
import { FollowsController } from './follows/follows.controller.js';
import { FollowsService } from './follows/follows.service.js';
import { PastService } from './past.service.js';
import { QuestionsController } from './questions.controller.js';
import { QuestionsService } from './questions.service.js';
import { StepsController } from './steps.controller.js';
import { StepsService } from './steps.service.js';
import { TopicsController } from './topics.controller.js';
import { TopicsService } from './topics.service.js';

@Module({
  controllers: [
    TopicsController,
    StepsController,
    CoverageController,
    CategoriesController,
    FollowsController,
    FollowSettingsController,
    QuestionsController,
    FollowingController,
    CollectionsController,
    CollectionTopicsController,
  ],
  providers: [
    TopicsService,
    PastService,
    StepsService,
    CoverageService,
    FollowsService,
    FollowSettingsService,
    QuestionsService,
    FollowingService,
    CollectionsService,
    CollectionTopicsService,
  ],
  exports: [TopicsService, StepsService, PastService, FollowsService],
})
export class TopicsModule {}
