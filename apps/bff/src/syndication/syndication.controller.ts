import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SyndicationFormat } from '#contract/site';
import { pagePath, SlugParam, SYNDICATION_TYPES, SyndicationFormatParam } from '#contract/site';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import type { CachedResponse } from '../http/cached-response.js';
import { hubAddress, publicOrigin } from '../http/public-origin.js';
import { sendCached } from '../http/send-cached.js';
import { SETTINGS } from '../http/tokens.js';
import { clientAddress } from '../limits/client-address.js';
import { PrivateAddressesService } from '../private-address/private-addresses.service.js';
import { PRIVATE_HEADERS } from '../private-address/private-headers.js';
import { SyndicationService } from './syndication.service.js';
import { SYNDICATION_HEADERS } from './write-syndication.js';

/** Feeds as RSS (`.xml`), Atom (`.atom`) and JSON Feed (`.json`). */
@ApiTags('syndication')
@ApiProduces(...Object.values(SYNDICATION_TYPES))
@Allow('public')
@Controller()
export class SyndicationController {
  constructor(
    private readonly syndication: SyndicationService,
    private readonly privateAddresses: PrivateAddressesService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('feed.:format')
  async news(
    @Param('format', { schema: SyndicationFormatParam }) format: SyndicationFormat,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const document = await this.syndication.news(this.origin(request), format);
    await this.send(request, response, document);
  }

  @Get('stories/ended/feed.:format')
  async ended(
    @Param('format', { schema: SyndicationFormatParam }) format: SyndicationFormat,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const document = await this.syndication.ended(this.origin(request), format);
    await this.send(request, response, document);
  }

  /** Redirects old slugs and ids to the canonical URL. */
  @Get('topics/:slug/feed.:format')
  async topic(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Param('format', { schema: SyndicationFormatParam }) format: SyndicationFormat,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const topic = await this.syndication.topic(slug);
    if (topic.slug !== slug) {
      response.redirect(301, `${pagePath('topic', topic.slug)}/feed.${format}`);
      return;
    }
    const document = await this.syndication.ofTopic(topic, this.origin(request), format);
    await this.send(request, response, document);
  }

  /** Redirects old slugs and ids to the canonical URL. */
  @Get('sources/:slug/feed.:format')
  async source(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Param('format', { schema: SyndicationFormatParam }) format: SyndicationFormat,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const source = await this.syndication.source(slug);
    if (source.slug !== slug) {
      response.redirect(301, `${pagePath('source', source.slug)}/feed.${format}`);
      return;
    }
    const document = await this.syndication.ofSource(source, this.origin(request), format);
    await this.send(request, response, document);
  }

  /** The stories followed by the owner of the secret. */
  @Get('private/:secret/feed.:format')
  async followed(
    @Param('secret') secret: string,
    @Param('format', { schema: SyndicationFormatParam }) format: SyndicationFormat,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.set(PRIVATE_HEADERS);
    const userId = await this.privateAddresses.ownerOf(secret, clientAddress(request.ip));
    await sendCached(
      request,
      response,
      await this.syndication.ofFollower(userId, this.origin(request), format),
    );
  }

  /** With links to itself and to its hub (WebSub, section 4). */
  private async send(request: Request, response: Response, document: CachedResponse): Promise<void> {
    const hub = hubAddress(this.settings);
    const self = this.origin(request) + request.path;
    if (hub !== undefined) response.set('Link', `<${hub}>; rel="hub", <${self}>; rel="self"`);
    await sendCached(request, response.set(SYNDICATION_HEADERS), document);
  }

  private origin(request: Request): string {
    return publicOrigin(this.settings, request);
  }
}
