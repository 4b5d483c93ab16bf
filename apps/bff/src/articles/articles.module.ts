import { Module } from '@nestjs/common';
import { ArticlesController } from './articles.controller.js';
import { ArticlesService } from './articles.service.js';
import { HistoryController } from './history.controller.js';
import { NewsFeedPages } from './news-feed-pages.service.js';
import { ReadingListsService } from './reading-lists.service.js';
import { RelatedService } from './related.service.js';
import { SavedController } from './saved.controller.js';
import { TodayController } from './today.controller.js';
import { TodayService } from './today.service.js';

@Module({
  controllers: [ArticlesController, TodayController, SavedController, HistoryController],
  providers: [ArticlesService, NewsFeedPages, TodayService, RelatedService, ReadingListsService],
  exports: [ArticlesService, NewsFeedPages],
})
export class ArticlesModule {}
