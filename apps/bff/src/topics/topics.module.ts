import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller.js';
import { TopicsController } from './topics.controller.js';
import { TopicsService } from './topics.service.js';

@Module({ controllers: [TopicsController, CategoriesController], providers: [TopicsService] })
export class TopicsModule {}
