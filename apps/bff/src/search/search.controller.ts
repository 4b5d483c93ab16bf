import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type ArticleCard, ArticleCards } from '#contract/reading';
import {
  NewsSearchQuery,
  RelatedSearchQuery,
  SearchAnswer,
  SearchStories,
  Suggestions,
} from '#contract/search';
import { Allow } from '../auth/identity/access.js';
import { SearchService } from './search.service.js';
import { SearchCallers } from './search-callers.js';
import { StorySearchService } from './story-search.service.js';
import { SuggestionsService } from './suggestions.service.js';

@ApiTags('search')
@Allow('public')
@Controller()
export class SearchController {
  constructor(
    private readonly callers: SearchCallers,
    private readonly search: SearchService,
    private readonly storySearch: StorySearchService,
    private readonly suggestions: SuggestionsService,
  ) {}

  @Get('news/search')
  @ApiOkResponse({ standardSchema: SearchAnswer })
  news(
    @Query({ schema: NewsSearchQuery }) query: NewsSearchQuery,
    @Req() request: Request,
  ): Promise<SearchAnswer> {
    return this.callers.run(request, () => this.search.news(query));
  }

  @Get('search')
  @ApiOkResponse({ standardSchema: ArticleCards })
  related(
    @Query({ schema: RelatedSearchQuery }) { q }: { q: string },
    @Req() request: Request,
  ): Promise<ArticleCard[]> {
    return this.callers.run(request, () => this.search.related(q));
  }

  @Get('search/stories')
  @ApiOkResponse({ standardSchema: SearchStories })
  stories(
    @Query({ schema: RelatedSearchQuery }) { q }: { q: string },
    @Req() request: Request,
  ): Promise<SearchStories> {
    return this.callers.run(request, () => this.storySearch.stories(q));
  }

  @Get('search/suggest')
  @ApiOkResponse({ standardSchema: Suggestions })
  suggest(
    @Query({ schema: RelatedSearchQuery }) { q }: { q: string },
    @Req() request: Request,
  ): Promise<Suggestions> {
    return this.callers.run(request, () => this.suggestions.beginning(q));
  }
}
