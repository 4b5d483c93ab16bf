import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type ArticleCard, ArticleCards } from '#contract/reading';
import { NewsSearchQuery, RelatedSearchQuery, SearchAnswer } from '#contract/search';
import { Allow } from '../auth/identity/access.js';
import { CallsUnderWay } from '../limits/calls-under-way.js';
import { clientAddress } from '../limits/client-address.js';
import { SearchService } from './search.service.js';

/** Of one address: some readers share one, but nobody takes all places in the queue before the database. */
const OF_ONE_ADDRESS = 20;

@ApiTags('search')
@Allow('public')
@Controller()
export class SearchController {
  private readonly ofAddress = new CallsUnderWay(OF_ONE_ADDRESS);

  constructor(private readonly search: SearchService) {}

  @Get('news/search')
  @ApiOkResponse({ standardSchema: SearchAnswer })
  news(
    @Query({ schema: NewsSearchQuery }) query: NewsSearchQuery,
    @Req() request: Request,
  ): Promise<SearchAnswer> {
    return this.ofAddress.run(clientAddress(request.ip), () => this.search.news(query));
  }

  @Get('search')
  @ApiOkResponse({ standardSchema: ArticleCards })
  related(
    @Query({ schema: RelatedSearchQuery }) { q }: { q: string },
    @Req() request: Request,
  ): Promise<ArticleCard[]> {
    return this.ofAddress.run(clientAddress(request.ip), () => this.search.related(q));
  }
}
