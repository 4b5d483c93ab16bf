import { Module } from '@nestjs/common';
import { Database } from '#persistence/database';
import { SearchConnections } from '#persistence/search';
import { FollowedSearchesController } from './followed-searches.controller.js';
import { FollowedSearchesService } from './followed-searches.service.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { SearchCallers } from './search-callers.js';
import { SEARCH_LIMITS, SearchQueue } from './search-queue.js';
import { SearchSyndicationController } from './search-syndication.controller.js';
import { SearchSyndicationService } from './search-syndication.service.js';
import { StorySearchService } from './story-search.service.js';
import { SuggestionsService } from './suggestions.service.js';

/** Search of articles and stories, suggestions, followed searches, and searches as feeds. */
@Module({
  controllers: [SearchController, SearchSyndicationController, FollowedSearchesController],
  providers: [
    SearchCallers,
    SearchQueue,
    SearchService,
    StorySearchService,
    SuggestionsService,
    SearchSyndicationService,
    FollowedSearchesService,
    {
      provide: SearchConnections,
      inject: [Database],
      useFactory: ({ directUrl }: Database) => new SearchConnections(directUrl, SEARCH_LIMITS),
    },
  ],
  exports: [SearchCallers, SearchService, StorySearchService],
})
export class SearchModule {}
