import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ArticleCards, ArticleList, ArticlePage, ArticlesQuery, RelatedQuery } from '#contract/reading';
import { SlugParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { type Reader, VisitingReader } from '../auth/identity/reader.js';
import { signedOut } from '../http/errors.js';
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
  list(
    @VisitingReader() reader: Reader | null,
    @Query({ schema: ArticlesQuery }) { followed, ...page }: ArticlesQuery,
  ): Promise<ArticleList> {
    if (followed === undefined) return this.articles.list(page);
    if (reader === null) throw signedOut();
    return this.articles.ofFollowedSources(reader.userId, page);
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
