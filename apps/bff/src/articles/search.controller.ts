import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ArticleCard, ArticleCards, NewsSearchQuery, RelatedSearchQuery, SearchAnswer } from '#contract';
import { Allow } from '../auth/access.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Allow('public')
@Controller()
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get('news/search')
  @ApiOkResponse({ standardSchema: SearchAnswer })
  news(@Query({ schema: NewsSearchQuery }) query: NewsSearchQuery): Promise<SearchAnswer> {
    return this.search.news(query);
  }

  @Get('search')
  @ApiOkResponse({ standardSchema: ArticleCards })
  related(@Query({ schema: RelatedSearchQuery }) { q }: { q: string }): Promise<ArticleCard[]> {
    return this.search.related(q);
  }
}
