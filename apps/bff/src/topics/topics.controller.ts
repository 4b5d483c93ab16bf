import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { type ArticleCard, ArticleCards } from '#contract/reading';
import { IdParam, SlugParam } from '#contract/site';
import {
  AsOfQuery,
  type RelatedTopic,
  RelatedTopics,
  type Topic,
  TopicArticlesQuery,
  TopicPage,
  TopicStats,
  Topics,
  TopicsQuery,
} from '#contract/stories';
import { Allow } from '../auth/identity/access.js';
import { type Reader, VisitingReader } from '../auth/identity/reader.js';
import { clientAddress } from '../limits/client-address.js';
import { PastService } from './past.service.js';
import { TopicsService } from './topics.service.js';

@ApiTags('topics')
@Allow('public')
@Controller('topics')
export class TopicsController {
  constructor(
    private readonly topics: TopicsService,
    private readonly past: PastService,
  ) {}

  /** `X-Total-Count` holds the total, counted as far as the list can be paged. */
  @Get()
  @ApiOkResponse({ standardSchema: Topics })
  async list(
    @Query({ schema: TopicsQuery }) query: TopicsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Topic[]> {
    const { topics, total } = await this.topics.list(query);
    response.setHeader('X-Total-Count', total);
    return topics;
  }

  @Get('most-followed')
  @ApiOkResponse({ standardSchema: Topics })
  mostFollowed(): Promise<Topic[]> {
    return this.topics.mostFollowed();
  }

  @Get(':slug')
  @ApiOkResponse({ standardSchema: TopicPage })
  show(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Query({ schema: AsOfQuery }) { at }: AsOfQuery,
    @Req() { ip }: Request,
  ): Promise<TopicPage> {
    return at ? this.past.page(slug, at, clientAddress(ip)) : this.topics.show(slug);
  }

  @Get(':id/articles')
  @ApiOkResponse({ standardSchema: ArticleCards })
  articles(
    @VisitingReader() reader: Reader | null,
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: TopicArticlesQuery }) query: TopicArticlesQuery,
    @Req() { ip }: Request,
  ): Promise<ArticleCard[]> {
    return query.at
      ? this.past.articles(id, query.at, query, clientAddress(ip))
      : this.topics.articles(id, query, reader?.userId ?? null);
  }

  @Get(':id/stats')
  @ApiOkResponse({ standardSchema: TopicStats })
  stats(@Param('id', { schema: IdParam }) id: number): Promise<TopicStats> {
    return this.topics.stats(id);
  }

  @Get(':id/related')
  @ApiOkResponse({ standardSchema: RelatedTopics })
  related(@Param('id', { schema: IdParam }) id: number): Promise<RelatedTopic[]> {
    return this.topics.related(id);
  }
}
