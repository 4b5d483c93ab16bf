import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { IdParam } from '#contract/site';
import { NoQuery, type Source, type SourcePage, SourcesQuery } from '#contract/v1';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { ByApiToken } from '../auth/identity/by-api-token.js';
import { publicOrigin } from '../http/public-origin.js';
import { SETTINGS } from '../http/tokens.js';
import { ApiSourcesService } from './sources.service.js';

@ApiExcludeController()
@Allow('public')
@ByApiToken('public')
@Controller('v1/sources')
export class ApiSourcesController {
  constructor(
    private readonly sources: ApiSourcesService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  list(@Query({ schema: SourcesQuery }) query: SourcesQuery, @Req() request: Request): Promise<SourcePage> {
    return this.sources.list(query, publicOrigin(this.settings, request));
  }

  @Get(':id')
  show(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: NoQuery }) _: object,
    @Req() request: Request,
  ): Promise<Source> {
    return this.sources.show(id, publicOrigin(this.settings, request));
  }
}
