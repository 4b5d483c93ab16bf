import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SyndicatedSearchQuery } from '#contract/search';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { publicOrigin } from '../http/public-origin.js';
import { sendCached } from '../http/send-cached.js';
import { SETTINGS } from '../http/tokens.js';
import type { SyndicationFormat } from '../syndication/syndication.presenter.js';
import { SYNDICATION_HEADERS } from '../syndication/write-syndication.js';
import { SearchCallers } from './search-callers.js';
import { SearchSyndicationService } from './search-syndication.service.js';

@ApiTags('syndication')
@Allow('public')
@Controller('search')
export class SearchSyndicationController {
  constructor(
    private readonly callers: SearchCallers,
    private readonly syndication: SearchSyndicationService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('feed.xml')
  @ApiProduces('application/rss+xml')
  rss(
    @Query({ schema: SyndicatedSearchQuery }) query: SyndicatedSearchQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.send(query, request, response, 'xml');
  }

  @Get('feed.json')
  @ApiProduces('application/feed+json')
  json(
    @Query({ schema: SyndicatedSearchQuery }) query: SyndicatedSearchQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.send(query, request, response, 'json');
  }

  private async send(
    query: SyndicatedSearchQuery,
    request: Request,
    response: Response,
    format: SyndicationFormat,
  ): Promise<void> {
    const origin = publicOrigin(this.settings, request);
    const document = await this.callers.run(request, () => this.syndication.document(query, origin, format));
    await sendCached(request, response.set(SYNDICATION_HEADERS), document);
  }
}
