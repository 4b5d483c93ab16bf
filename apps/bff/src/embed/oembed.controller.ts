import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Oembed, OembedQuery } from '#contract/site';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { ApiError } from '../http/errors.js';
import { publicOrigin } from '../http/public-origin.js';
import { SETTINGS } from '../http/tokens.js';
import { oembedXml } from './oembed.presenter.js';
import { OembedService } from './oembed.service.js';

/** oEmbed 1.0 (oembed.com): how other sites find what to show for the address of a story. */
@ApiTags('embedded stories')
@Allow('public')
@Controller('oembed')
export class OembedController {
  constructor(
    private readonly oembed: OembedService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** 404 for an address that has nothing to embed, 401 for a page of readers, 501 for another format. */
  @Get()
  @ApiOkResponse({ standardSchema: Oembed })
  async show(
    @Query({ schema: OembedQuery }) query: OembedQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { format } = query;
    if (format !== 'json' && format !== 'xml')
      throw new ApiError(501, 'format_not_implemented', 'The formats are json and xml.');
    const found = await this.oembed.story(query, publicOrigin(this.settings, request));
    if (format === 'json') response.json(found);
    else response.type('text/xml').send(oembedXml(found));
  }
}
