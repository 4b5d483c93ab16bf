import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { pagePath, SlugParam } from '#contract/site';
import type { Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import type { CachedResponse } from '../http/cached-response.js';
import { publicOrigin } from '../http/public-origin.js';
import { sendCached } from '../http/send-cached.js';
import { SETTINGS } from '../http/tokens.js';
import { clientAddress } from '../limits/client-address.js';
import { PrivateAddressesService } from '../private-address/private-addresses.service.js';
import { PRIVATE_HEADERS } from '../private-address/private-headers.js';
import { CalendarService } from './calendar.service.js';

const HEADERS = { 'Cache-Control': 'public, max-age=300', 'X-Robots-Tag': 'noindex' };

/** Calendars that programs subscribe to. */
@ApiTags('syndication')
@ApiProduces('text/calendar')
@Allow('public')
@Controller()
export class CalendarController {
  constructor(
    private readonly calendars: CalendarService,
    private readonly addresses: PrivateAddressesService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Redirects old slugs and ids to the canonical URL. */
  @Get('topics/:slug/calendar.ics')
  async topic(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const topic = await this.calendars.topic(slug);
    if (topic.slug !== slug) {
      response.redirect(301, `${pagePath('topic', topic.slug)}/calendar.ics`);
      return;
    }
    const calendar = await this.calendars.ofTopic(topic, publicOrigin(this.settings, request));
    await this.send(request, response.set(HEADERS), calendar, topic.slug);
  }

  /** Redirects old slugs and ids to the canonical URL. */
  @Get('sources/:slug/calendar.ics')
  async source(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const source = await this.calendars.source(slug);
    if (source.slug !== slug) {
      response.redirect(301, `${pagePath('source', source.slug)}/calendar.ics`);
      return;
    }
    const calendar = await this.calendars.ofSource(source, publicOrigin(this.settings, request));
    await this.send(request, response.set(HEADERS), calendar, source.slug);
  }

  /** The stories followed by the owner of the secret. */
  @Get('private/:secret/calendar.ics')
  async followed(
    @Param('secret') secret: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.set(PRIVATE_HEADERS);
    const userId = await this.addresses.ownerOf(secret, clientAddress(request.ip));
    const calendar = await this.calendars.ofFollower(userId, publicOrigin(this.settings, request));
    await this.send(request, response, calendar, 'following');
  }

  /** `name` has no character that a header escapes: slugs have none. */
  private async send(
    request: Request,
    response: Response,
    calendar: CachedResponse,
    name: string,
  ): Promise<void> {
    response.attachment(`${name}.ics`);
    await sendCached(request, response, calendar);
  }
}
