import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { SearchQuery, type SearchResults } from '#contract/v1';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { ByApiToken } from '../auth/identity/by-api-token.js';
import { publicOrigin } from '../http/public-origin.js';
import { SETTINGS } from '../http/tokens.js';
import { SearchCallers } from '../search/search-callers.js';
import { ApiSearchService } from './search.service.js';

@ApiExcludeController()
@Allow('public')
@ByApiToken('public')
@Controller('v1/search')
export class ApiSearchController {
  constructor(
    private readonly callers: SearchCallers,
    private readonly search: ApiSearchService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  find(@Query({ schema: SearchQuery }) query: SearchQuery, @Req() request: Request): Promise<SearchResults> {
    return this.callers.run(request, () => this.search.find(query, publicOrigin(this.settings, request)));
  }
}
