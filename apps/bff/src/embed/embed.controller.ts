import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { EmbedQuery, SlugParam } from '#contract/site';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { publicOrigin } from '../http/public-origin.js';
import { sendCached } from '../http/send-cached.js';
import { SETTINGS } from '../http/tokens.js';
import { EmbedService } from './embed.service.js';
import { EMBED_POLICY } from './embed-style.js';

const HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy': EMBED_POLICY,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
};

/** Stories for other sites to show in a frame. The same for everybody: no cookie is read. */
@ApiTags('embedded stories')
@Allow('public')
@Controller('embed')
export class EmbedController {
  constructor(
    private readonly stories: EmbedService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** A story by id. Slugs and merged stories redirect. Errors are pages, because a person sees the frame. */
  @Get('story/:id')
  @ApiProduces('text/html')
  async show(
    @Param('id') id: string,
    @Query({ schema: EmbedQuery }) { theme }: EmbedQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const key = SlugParam.safeParse(id).data ?? null;
    const answer = await this.stories.story(key, publicOrigin(this.settings, request), theme);
    response.removeHeader('X-Frame-Options');
    response.set(HEADERS).status(answer.status);
    if (answer.status === 301) response.location(answer.path).end();
    else await sendCached(request, response, answer.page);
  }
}
