import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { IdParam } from '#contract/site';
import {
  type ArticlePage,
  ArticlesQuery,
  type EndingPage,
  EndingsQuery,
  type MilestonePage,
  MilestonesQuery,
  NoQuery,
  type RemovalPage,
  RemovalsQuery,
  StoriesQuery,
  type StoryDetail,
  type StoryPage,
  type Why,
} from '#contract/v1';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { ByApiToken } from '../auth/identity/by-api-token.js';
import { publicOrigin } from '../http/public-origin.js';
import { SETTINGS } from '../http/tokens.js';
import { ApiStoriesService } from './stories.service.js';

/** Described by `openApiDocument`, not by Nest. */
@ApiExcludeController()
@Allow('public')
@ByApiToken('public')
@Controller('v1')
export class ApiStoriesController {
  constructor(
    private readonly stories: ApiStoriesService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('stories')
  list(@Query({ schema: StoriesQuery }) query: StoriesQuery, @Req() request: Request): Promise<StoryPage> {
    return this.stories.list(query, this.origin(request));
  }

  @Get('stories/:id')
  show(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: NoQuery }) _: object,
    @Req() request: Request,
  ): Promise<StoryDetail> {
    return this.stories.show(id, this.origin(request));
  }

  @Get('stories/:id/milestones')
  milestones(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: MilestonesQuery }) query: MilestonesQuery,
  ): Promise<MilestonePage> {
    return this.stories.milestones(id, query);
  }

  @Get('stories/:id/articles')
  articles(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: ArticlesQuery }) query: ArticlesQuery,
    @Req() request: Request,
  ): Promise<ArticlePage> {
    return this.stories.articles(id, query, this.origin(request));
  }

  @Get('stories/:id/why')
  why(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: NoQuery }) _: object,
    @Req() request: Request,
  ): Promise<Why> {
    return this.stories.why(id, this.origin(request));
  }

  @Get('endings')
  endings(
    @Query({ schema: EndingsQuery }) query: EndingsQuery,
    @Req() request: Request,
  ): Promise<EndingPage> {
    return this.stories.endings(query, this.origin(request));
  }

  @Get('removals')
  removals(@Query({ schema: RemovalsQuery }) query: RemovalsQuery): Promise<RemovalPage> {
    return this.stories.removals(query);
  }

  private origin(request: Request): string {
    return publicOrigin(this.settings, request);
  }
}
