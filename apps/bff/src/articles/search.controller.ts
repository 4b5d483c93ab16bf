import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type ArticleCard, ArticleCards } from '#contract/reading';
import { NewsSearchQuery, RelatedSearchQuery, SearchAnswer } from '#contract/search';
import { Allow } from '../auth/identity/access.js';
import { AtOnce } from '../limits/at-once.js';
import { clientAddress } from '../limits/client-address.js';
import { SearchService } from './search.service.js';

/** Readers may share an address, but no address may fill the queue before the database. */
const MOST_OF_ONE_ADDRESS = 20;

@ApiTags('search')
@Allow('public')
@Controller()
export class SearchController {
  private readonly ofAddress = new AtOnce(MOST_OF_ONE_ADDRESS);

  constructor(private readonly search: SearchService) {}

  @Get('news/search')
  @ApiOkResponse({ standardSchema: SearchAnswer })
  news(
    @Query({ schema: NewsSearchQuery }) query: NewsSearchQuery,
    @Req() request: Request,
  ): Promise<SearchAnswer> {
    return this.ofAddress.take(clientAddress(request.ip), () => this.search.news(query));
  }

  @Get('search')
  @ApiOkResponse({ standardSchema: ArticleCards })
  related(
    @Query({ schema: RelatedSearchQuery }) { q }: { q: string },
    @Req() request: Request,
  ): Promise<ArticleCard[]> {
    return this.ofAddress.take(clientAddress(request.ip), () => this.search.related(q));
  }
}
