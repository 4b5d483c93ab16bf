import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SlugParam } from '#contract/site';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { publicOrigin } from '../http/public-origin.js';
import { sendCached } from '../http/send-cached.js';
import { SETTINGS } from '../http/tokens.js';
import type { SyndicationFormat } from './syndication.presenter.js';
import { SyndicationService } from './syndication.service.js';
import { SYNDICATION_HEADERS } from './write-syndication.js';

@ApiTags('syndication')
@Allow('public')
@Controller()
export class SyndicationController {
  constructor(
    private readonly syndication: SyndicationService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('feed.xml')
  @ApiProduces('application/rss+xml')
  newsRss(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.news(request, response, 'xml');
  }

  @Get('feed.json')
  @ApiProduces('application/feed+json')
  newsJson(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.news(request, response, 'json');
  }

  @Get('topics/:slug/feed.xml')
  @ApiProduces('application/rss+xml')
  topicRss(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.topic(slug, request, response, 'xml');
  }

  @Get('topics/:slug/feed.json')
  @ApiProduces('application/feed+json')
  topicJson(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.topic(slug, request, response, 'json');
  }

  @Get('stories/ended/feed.xml')
  @ApiProduces('application/rss+xml')
  endedRss(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.ended(request, response, 'xml');
  }

  @Get('stories/ended/feed.json')
  @ApiProduces('application/feed+json')
  endedJson(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.ended(request, response, 'json');
  }

  private async news(request: Request, response: Response, format: SyndicationFormat): Promise<void> {
    const document = await this.syndication.news(publicOrigin(this.settings, request), format);
    await sendCached(request, response.set(SYNDICATION_HEADERS), document);
  }

  private async ended(request: Request, response: Response, format: SyndicationFormat): Promise<void> {
    const document = await this.syndication.ended(publicOrigin(this.settings, request), format);
    await sendCached(request, response.set(SYNDICATION_HEADERS), document);
  }

  /** Redirects old slugs and ids to the canonical URL. */
  private async topic(
    slug: string,
    request: Request,
    response: Response,
    format: SyndicationFormat,
  ): Promise<void> {
    const topic = await this.syndication.topic(slug);
    if (topic.slug !== slug) {
      response.redirect(301, `/topics/${encodeURIComponent(topic.slug)}/feed.${format}`);
      return;
    }
    const document = await this.syndication.ofTopic(topic, publicOrigin(this.settings, request), format);
    await sendCached(request, response.set(SYNDICATION_HEADERS), document);
  }
}
