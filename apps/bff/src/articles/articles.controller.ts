import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ArticleCards, ArticleList, ArticlePage, RelatedQuery } from '#contract/reading';
import { PageQuery, SlugParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { ArticlesService } from './articles.service.js';
import { RelatedService } from './related.service.js';

@ApiTags('articles')
@Allow('public')
@Controller('articles')
export class ArticlesController {
  constructor(
    private readonly articles: ArticlesService,
    private readonly relatedTo: RelatedService,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: ArticleList })
  list(@Query({ schema: PageQuery }) query: PageQuery): Promise<ArticleList> {
    return this.articles.list(query);
  }

  @Get('featured')
  @ApiOkResponse({ standardSchema: ArticleCards })
  featured(): Promise<ArticleList['articles']> {
    return this.articles.featured();
  }

  @Get('related')
  @ApiOkResponse({ standardSchema: ArticleCards })
  related(@Query({ schema: RelatedQuery }) query: RelatedQuery): Promise<ArticleList['articles']> {
    return this.relatedTo.find(query);
  }

  @Get(':slug')
  @ApiOkResponse({ standardSchema: ArticlePage })
  show(@Param('slug', { schema: SlugParam }) slug: string): Promise<ArticlePage> {
    return this.articles.page(slug);
  }
}
