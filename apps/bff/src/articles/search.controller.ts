import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type ArticleCard, ArticleCards } from '#contract/reading';
import { NewsSearchQuery, RelatedSearchQuery, SearchAnswer } from '#contract/search';
import { Allow } from '../auth/identity/access.js';
import { clientAddress } from '../limits/client-address.js';
import { ConcurrentCalls } from '../limits/concurrent-calls.js';
import { SearchService } from './search.service.js';

/** Concurrent searches from one IP address. Several readers may share one, but no address can fill the whole queue. */
const SEARCHES_PER_ADDRESS = 20;

@ApiTags('search')
@Allow('public')
@Controller()
export class SearchController {
  private readonly callsOfAddress = new ConcurrentCalls(SEARCHES_PER_ADDRESS);

  constructor(private readonly search: SearchService) {}

  @Get('news/search')
  @ApiOkResponse({ standardSchema: SearchAnswer })
  news(
    @Query({ schema: NewsSearchQuery }) query: NewsSearchQuery,
    @Req() request: Request,
  ): Promise<SearchAnswer> {
    return this.callsOfAddress.run(clientAddress(request.ip), () => this.search.news(query));
  }

  @Get('search')
  @ApiOkResponse({ standardSchema: ArticleCards })
  related(
    @Query({ schema: RelatedSearchQuery }) { q }: { q: string },
    @Req() request: Request,
  ): Promise<ArticleCard[]> {
    return this.callsOfAddress.run(clientAddress(request.ip), () => this.search.related(q));
  }
}
