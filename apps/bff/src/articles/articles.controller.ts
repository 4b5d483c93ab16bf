import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ArticleCards, ArticleList, ArticlePage, PageQuery, SlugParam } from '#contract';
import { Allow } from '../auth/access.js';
import { ArticlesService } from './articles.service.js';

@ApiTags('articles')
@Allow('public')
@Controller('articles')
export class ArticlesController {
  constructor(private readonly articles: ArticlesService) {}

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

  @Get(':slug')
  @ApiOkResponse({ standardSchema: ArticlePage })
  show(@Param('slug', { schema: SlugParam }) slug: string): Promise<ArticlePage> {
    return this.articles.page(slug);
  }
}
