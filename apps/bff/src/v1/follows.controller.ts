import { Controller, Delete, Get, HttpCode, Inject, Param, Put, Query, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { IdParam } from '#contract/site';
import { type Follow, type FollowPage, FollowsQuery, NoQuery } from '#contract/v1';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { ByApiToken, TokenUserId } from '../auth/identity/by-api-token.js';
import { publicOrigin } from '../http/public-origin.js';
import { SETTINGS } from '../http/tokens.js';
import { ApiFollowsService } from './follows.service.js';

@ApiExcludeController()
@Allow('user')
@ByApiToken('follows:write')
@Controller('v1/follows')
export class ApiFollowsController {
  constructor(
    private readonly follows: ApiFollowsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @ByApiToken('follows:read')
  list(
    @TokenUserId() userId: number,
    @Query({ schema: FollowsQuery }) query: FollowsQuery,
    @Req() request: Request,
  ): Promise<FollowPage> {
    return this.follows.list(userId, query, publicOrigin(this.settings, request));
  }

  @Put(':id')
  follow(
    @TokenUserId() userId: number,
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: NoQuery }) _: object,
    @Req() request: Request,
  ): Promise<Follow> {
    return this.follows.follow(userId, id, publicOrigin(this.settings, request));
  }

  @Delete(':id')
  @HttpCode(204)
  unfollow(
    @TokenUserId() userId: number,
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: NoQuery }) _: object,
  ): Promise<void> {
    return this.follows.unfollow(userId, id);
  }
}
