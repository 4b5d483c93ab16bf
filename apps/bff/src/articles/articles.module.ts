import { Module } from '@nestjs/common';
import { Database } from '#persistence/database';
import { SearchConnections } from '#persistence/search';
import { ArticlesController } from './articles.controller.js';
import { ArticlesService } from './articles.service.js';
import { HistoryController } from './history.controller.js';
import { NewsFeedPages } from './news-feed-pages.service.js';
import { ReadingListsService } from './reading-lists.service.js';
import { RelatedService } from './related.service.js';
import { SavedController } from './saved.controller.js';
import { SearchController } from './search.controller.js';
import { SEARCHES_AT_ONCE, SearchService } from './search.service.js';

/** Search statements that take longer are cancelled. */
const SEARCH_TIMEOUT_MS = 2_000;

@Module({
  controllers: [ArticlesController, SearchController, SavedController, HistoryController],
  providers: [
    ArticlesService,
    NewsFeedPages,
    RelatedService,
    ReadingListsService,
    SearchService,
    {
      provide: SearchConnections,
      inject: [Database],
      useFactory: ({ url }: Database) =>
        new SearchConnections(url, { most: SEARCHES_AT_ONCE, timeoutMs: SEARCH_TIMEOUT_MS }),
    },
  ],
  exports: [ArticlesService, NewsFeedPages],
})
export class ArticlesModule {}
