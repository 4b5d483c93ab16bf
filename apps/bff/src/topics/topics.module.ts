import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller.js';
import { FollowingController } from './following.controller.js';
import { FollowingService } from './following.service.js';
import { FollowsController } from './follows.controller.js';
import { FollowsService } from './follows.service.js';
import { TopicsController } from './topics.controller.js';
import { TopicsService } from './topics.service.js';

@Module({
  controllers: [TopicsController, CategoriesController, FollowsController, FollowingController],
  providers: [TopicsService, FollowsService, FollowingService],
})
export class TopicsModule {}
