import { Module } from '@nestjs/common';
import { Database } from '#persistence/database';
import { SearchConnections } from '#persistence/search';
import { FollowedSearchesController } from './followed-searches.controller.js';
import { FollowedSearchesService } from './followed-searches.service.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { SearchCallers } from './search-callers.js';
import { SEARCHES_AT_ONCE, SearchQueue } from './search-queue.js';
import { SearchSyndicationController } from './search-syndication.controller.js';
import { SearchSyndicationService } from './search-syndication.service.js';
import { StorySearchService } from './story-search.service.js';
import { SuggestionsService } from './suggestions.service.js';

/** Search statements that take longer are cancelled. */
const SEARCH_TIMEOUT_MS = 2_000;

/** Search of articles and stories, suggestions, followed searches, and searches as RSS and JSON Feed. */
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
      useFactory: ({ directUrl }: Database) =>
        new SearchConnections(directUrl, { most: SEARCHES_AT_ONCE, timeoutMs: SEARCH_TIMEOUT_MS }),
    },
  ],
})
export class SearchModule {}
