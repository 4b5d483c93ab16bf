import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { EmbedQuery, SlugParam } from '#contract/site';
import type { Logger, Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { Anonymous } from '../auth/identity/anonymous.js';
import { publicOrigin } from '../http/public-origin.js';
import { sendCached } from '../http/send-cached.js';
import { LOGGER, SETTINGS } from '../http/tokens.js';
import { type EmbedAnswer, EmbedService } from './embed.service.js';
import type { Frame } from './embed-page.js';
import { EMBED_POLICY } from './embed-style.js';

/** After a failure (s). */
const RETRY_AFTER_S = 5;

const HEADERS = {
  'Content-Security-Policy': EMBED_POLICY,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
};

/** Stories for other sites to show in a frame. The same for everybody: no cookie is read. */
@ApiTags('embedded stories')
@Allow('public')
@Anonymous(true)
@Controller('embed')
export class EmbedController {
  constructor(
    private readonly stories: EmbedService,
    @Inject(LOGGER) private readonly logger: Logger,
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
    const frame = { origin: publicOrigin(this.settings, request), theme };
    const answer = await this.answer(key, frame, request.path);
    response.removeHeader('X-Frame-Options');
    response.set({ ...HEADERS, ...cachingOf(answer) }).status(answer.status);
    if (answer.status === 301) response.location(answer.path).end();
    else await sendCached(request, response, answer.page);
  }

  private async answer(key: string | null, frame: Frame, path: string): Promise<EmbedAnswer> {
    try {
      return await this.stories.story(key, frame);
    } catch (err) {
      this.logger.error({ err, path }, 'embedded story failed');
      return this.stories.unavailable(frame);
    }
  }
}

const cachingOf = ({ status }: EmbedAnswer) =>
  status === 503
    ? { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_S) }
    : { 'Cache-Control': 'public, max-age=300' };
