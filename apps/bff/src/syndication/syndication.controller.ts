import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SlugParam } from '#contract/site';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { publicOrigin } from '../http/public-origin.js';
import { sendCached } from '../http/send-cached.js';
import { SETTINGS } from '../http/tokens.js';
import type { FeedEnding } from './news-feed.presenter.js';
import { FeedsService } from './syndication.service.js';

/** Search engines have the pages themselves. */
const HEADERS = { 'Cache-Control': 'public, max-age=300', 'X-Robots-Tag': 'noindex' };

@ApiTags('feeds')
@Allow('public')
@Controller()
export class FeedsController {
  constructor(
    private readonly feeds: FeedsService,
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

  private async news(request: Request, response: Response, ending: FeedEnding): Promise<void> {
    const feed = await this.feeds.news(publicOrigin(this.settings, request), ending);
    await sendCached(request, response.set(HEADERS), feed);
  }

  /** An old slug, or an id, leads to the feed's one address. */
  private async topic(slug: string, request: Request, response: Response, ending: FeedEnding): Promise<void> {
    const topic = await this.feeds.topic(slug);
    if (topic.slug !== slug) {
      response.redirect(301, `/topics/${encodeURIComponent(topic.slug)}/feed.${ending}`);
      return;
    }
    const feed = await this.feeds.ofTopic(topic, publicOrigin(this.settings, request), ending);
    await sendCached(request, response.set(HEADERS), feed);
  }
}
