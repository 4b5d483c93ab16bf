import { Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FOLLOWED_OPML_MAX_BYTES, FOLLOWED_OPML_MESSAGES, FollowedOpml } from '#contract/reading';
import { OPML_TYPE } from '#contract/site';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { publicOrigin } from '../http/public-origin.js';
import { readBytes } from '../http/read-bytes.js';
import { SETTINGS } from '../http/tokens.js';
import { FollowedOpmlService } from './followed-opml.service.js';

/** The followed sources as a list of feeds, and the other way round. */
@ApiTags('follows')
@Allow('user')
@Controller('user/sources/opml')
export class FollowedOpmlController {
  constructor(
    private readonly lists: FollowedOpmlService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @ApiProduces(OPML_TYPE)
  async download(
    @SignedInReader() { userId }: Reader,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const list = await this.lists.write(userId, publicOrigin(this.settings, request));
    response.set({ 'Content-Type': `${OPML_TYPE}; charset=utf-8`, 'Cache-Control': 'no-store' });
    response.attachment('followed-sources.opml');
    response.type(`${OPML_TYPE}; charset=utf-8`).send(list);
  }

  /** The body is the list. Its sources are followed, those that this site has. */
  @Post()
  @HttpCode(200)
  @ApiConsumes(OPML_TYPE)
  @ApiOkResponse({ standardSchema: FollowedOpml })
  async follow(@SignedInReader() { userId }: Reader, @Req() request: Request): Promise<FollowedOpml> {
    const bytes = await readBytes(request, FOLLOWED_OPML_MAX_BYTES, FOLLOWED_OPML_MESSAGES.tooLarge);
    return this.lists.follow(userId, bytes);
  }
}
