import { Module } from '@nestjs/common';
import { ArticlesController } from './articles.controller.js';
import { ArticlesService } from './articles.service.js';
import { FeedPages } from './feed-pages.service.js';
import { HistoryController } from './history.controller.js';
import { ReadingListsService } from './reading-lists.service.js';
import { RelatedService } from './related.service.js';
import { SavedController } from './saved.controller.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  controllers: [ArticlesController, SearchController, SavedController, HistoryController],
  providers: [ArticlesService, FeedPages, RelatedService, ReadingListsService, SearchService],
  exports: [ArticlesService, FeedPages],
})
export class ArticlesModule {}
