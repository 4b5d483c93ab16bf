import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SyndicatedSearchQuery } from '#contract/search';
import { SYNDICATION_TYPES, type SyndicationFormat, SyndicationFormatParam } from '#contract/site';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { publicOrigin } from '../http/public-origin.js';
import { sendCached } from '../http/send-cached.js';
import { SETTINGS } from '../http/tokens.js';
import { SYNDICATION_HEADERS } from '../syndication/write-syndication.js';
import { SearchCallers } from './search-callers.js';
import { SearchSyndicationService } from './search-syndication.service.js';

@ApiTags('syndication')
@ApiProduces(...Object.values(SYNDICATION_TYPES))
@Allow('public')
@Controller('search')
export class SearchSyndicationController {
  constructor(
    private readonly callers: SearchCallers,
    private readonly syndication: SearchSyndicationService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('feed.:format')
  async feed(
    @Param('format', { schema: SyndicationFormatParam }) format: SyndicationFormat,
    @Query({ schema: SyndicatedSearchQuery }) query: SyndicatedSearchQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const origin = publicOrigin(this.settings, request);
    const document = await this.callers.run(request, () => this.syndication.document(query, origin, format));
    await sendCached(request, response.set(SYNDICATION_HEADERS), document);
  }
}
